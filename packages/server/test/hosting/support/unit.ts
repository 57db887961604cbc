/** A unit of systemd: its settings in order, by section. */
export type Unit = { all(section: string, key: string): readonly string[] };

export function readUnit(text: string): Unit {
  const settings: { section: string; key: string; value: string }[] = [];
  let section = '';
  for (const line of text.split('\n')) {
    const [, title] = /^\[(\w+)\]$/.exec(line) ?? [];
    const [, key, value] = /^(\w+)=(.*)$/.exec(line) ?? [];
    if (title !== undefined) section = title;
    else if (key !== undefined) settings.push({ section, key, value });
    else if (line !== '' && !line.startsWith('#')) throw new Error(`not a setting: ${line}`);
  }
  return {
    all: (where, name) =>
      settings
        .filter(({ section: at, key }) => at === where && key === name)
        .map(({ value }) => value),
  };
}

/** The one value of a setting. */
export function one(unit: Unit, section: string, key: string): string {
  const found = unit.all(section, key);
  if (found.length !== 1) throw new Error(`${key} is there ${found.length} times`);
  return found[0];
}

/** Variables as in an EnvironmentFile: one to a line, in quotes where they hold spaces. */
export function readVariables(text: string): Readonly<Record<string, string>> {
  const variables: Record<string, string> = {};
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const [, name, value] = /^(\w+)=(.*)$/.exec(line) ?? [];
    if (name === undefined) throw new Error(`not a variable: ${line}`);
    variables[name] = value.replace(/^"(.*)"$/, '$1');
  }
  return variables;
}
