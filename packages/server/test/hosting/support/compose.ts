import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { readVariables } from './unit.js';

export type Variables = Readonly<Record<string, string>>;

/** What these tests look at; the linter looks at everything. */
export type Service = {
  readonly image?: string;
  readonly build?: { readonly context: string; readonly dockerfile: string };
  readonly environment?: Variables;
  readonly env_file?: string;
  readonly volumes?: readonly string[];
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly restart?: string;
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly cap_add?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly tmpfs?: readonly string[];
  readonly ports?: readonly string[];
  readonly networks?: readonly string[];
  readonly user?: string;
  readonly stop_grace_period?: string;
};
export type Compose = {
  readonly services: Readonly<Record<string, Service>>;
  readonly networks: Readonly<Record<string, { readonly internal?: boolean } | null>>;
};

/** A compose file with the variables of the `.env` beside it put in, as compose does. */
export async function readCompose(file: string): Promise<Compose> {
  const variables = readVariables(await readFile(join(dirname(file), '.env'), 'utf8'));
  return parse(interpolate(await readFile(file, 'utf8'), variables)) as Compose;
}

/** `${NAME}`, and `${NAME:?why}` where an empty one is an error. */
export function interpolate(text: string, variables: Variables): string {
  return text.replaceAll(/\$\{(\w+)(?::\?([^}]*))?\}/g, (_, name: string, why?: string) => {
    const value = variables[name] ?? '';
    if (value === '' && why !== undefined) throw new Error(`${name}: ${why}`);
    return value;
  });
}

/** What the process of a service gets: the file's variables, and those written out, which win. */
export async function environmentOf(file: string, service: Service): Promise<Variables> {
  const more =
    service.env_file === undefined
      ? {}
      : readVariables(await readFile(join(dirname(file), service.env_file), 'utf8'));
  return { ...more, ...service.environment };
}
