import { DockerfileParser, type Instruction } from 'dockerfile-ast';

/** One instruction: `words` as written, with variables put in; `flags` such as `--from=build`. */
export type Step = {
  readonly keyword: string;
  readonly flags: Readonly<Record<string, string>>;
  readonly words: readonly string[];
};
export type Stage = { readonly image: string; readonly name: string; readonly steps: Step[] };

/** The stages of a Dockerfile, in order. */
export function readDockerfile(text: string): readonly Stage[] {
  const stages: Stage[] = [];
  const variables: Record<string, string> = {};
  for (const instruction of DockerfileParser.parse(text).getInstructions()) {
    const step = stepOf(instruction, variables);
    if (step.keyword === 'ARG') {
      const [name, value = ''] = step.words[0].split('=');
      variables[name] = value;
    } else if (step.keyword === 'FROM') {
      const [image, , name = ''] = step.words;
      stages.push({ image, name, steps: [] });
    } else stages[stages.length - 1].steps.push(step);
  }
  return stages;
}

function stepOf(instruction: Instruction, variables: Readonly<Record<string, string>>): Step {
  const all = instruction
    .getArguments()
    .map((word) =>
      word.getValue().replaceAll(/\$\{(\w+)\}/g, (_, name: string) => variables[name]),
    );
  const keyword = instruction.getKeyword();
  const count = keyword === 'RUN' ? 0 : all.findIndex((word) => !word.startsWith('--'));
  const flags = all.slice(0, count).map((flag) => flag.slice(2).split('='));
  return {
    keyword,
    flags: Object.fromEntries<string>(flags.map(([a, b]) => [a, b])),
    words: all.slice(count),
  };
}

/** The one step of a kind. */
export function only(stage: Stage, keyword: string): Step {
  const found = stage.steps.filter((step) => step.keyword === keyword);
  if (found.length !== 1) throw new Error(`${keyword} is there ${found.length} times`);
  return found[0];
}

/** The variables that a stage sets. */
export function environmentOf(stage: Stage): Readonly<Record<string, string>> {
  const words = stage.steps
    .filter(({ keyword }) => keyword === 'ENV')
    .flatMap((step) => step.words);
  return Object.fromEntries<string>(words.map((word) => word.split('=')).map(([a, b]) => [a, b]));
}

/** A command in brackets: `["node", "x.mjs"]`. */
export function commandOf({ words }: Step): readonly string[] {
  const text = words.join(' ').replace(/^CMD /, '');
  return JSON.parse(text) as string[];
}
