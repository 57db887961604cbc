// A reporter for vitest: names, last of all, every test that passed only when it was tried once more.
// oxlint-disable-next-line import/no-default-export -- vitest looks for it
export default class SecondTry {
  #named = [];

  onTestCaseResult(test) {
    if (test.diagnostic()?.flaky) this.#named.push(`${test.module.moduleId}: ${test.fullName}`);
  }

  onTestRunEnd() {
    if (this.#named.length === 0) return;
    const head = 'PASSED ONLY AT THE SECOND TRY, to be mended:';
    console.error(`\n${'!'.repeat(head.length)}\n${[head, ...this.#named].join('\n  ')}\n`);
  }
}
