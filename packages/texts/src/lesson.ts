/** What is said of a decision in a lesson. */
export type NoteText = {
  readonly title: string;
  readonly text: string;
  /** What to do here; it is said as long as the learner follows the course. */
  readonly task?: string;
  /** What is otherwise in another edition, for those who know that one. */
  readonly known?: string;
};

/** The words of a lesson by the keys that its steps name. */
export type LessonTexts = {
  readonly notes: Readonly<Record<string, NoteText>>;
  /** Why a move is wrong. */
  readonly wrong: Readonly<Record<string, string>>;
};
