/** What comes back of a job that was done elsewhere. */
export type Reply = { readonly done: unknown } | { readonly failed: string };

export async function attempt(work: () => Promise<unknown>): Promise<Reply> {
  try {
    return { done: await work() };
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) };
  }
}
