import { languages, type Language } from '@hustings/texts';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** Every file in which one language is written: `pl.ts`, and whatever lies in a folder `pl`. */
function filesOf(language: Language): string[] {
  const own = new RegExp(`/${language}(\\.ts|/.*\\.(ts|md))$`);
  return ['packages', 'games']
    .flatMap((folder) =>
      readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' }).map(
        (path) => `${folder}/${path.replaceAll('\\', '/')}`,
      ),
    )
    .filter((path) => own.test(path) && !/\/(dist|node_modules|test)\//.test(path));
}

/** Texts of a catalogue as they are written; what is looked up or compared is none. */
function textsIn(source: string): string[] {
  const found: string[] = [];
  const isKey = ({ parent }: ts.Node): boolean =>
    ts.isImportDeclaration(parent) ||
    ts.isExportDeclaration(parent) ||
    ts.isElementAccessExpression(parent) ||
    ts.isLiteralTypeNode(parent) ||
    ts.isCaseClause(parent) ||
    (ts.isBinaryExpression(parent) && /^[!=]==$/.test(parent.operatorToken.getText()));
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node)) return visit(node.initializer);
    const text = ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node);
    if (text && !isKey(node)) found.push(node.text);
    node.forEachChild(visit);
  };
  visit(ts.createSourceFile('words.ts', source, ts.ScriptTarget.Latest, true));
  return found;
}

export const wordsIn = (text: string): string[] =>
  text
    .replaceAll('\u00ad', '')
    .toLowerCase()
    .match(/\p{L}{2,}/gu) ?? [];

const vocabularies = new Map<Language, ReadonlySet<string>>();
/** Every word that a language's catalogues and books are made of. */
function vocabulary(language: Language): ReadonlySet<string> {
  const known = vocabularies.get(language);
  if (known !== undefined) return known;
  const words = filesOf(language).flatMap((path) => {
    const text = readFileSync(`${root}${path}`, 'utf8');
    return (path.endsWith('.md') ? [text] : textsIn(text)).flatMap(wordsIn);
  });
  // Months are named by the platform.
  const month = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  const months = Array.from({ length: 12 }, (_, i) => month.format(Date.UTC(2000, i)));
  const made = new Set([...words, ...months.flatMap(wordsIn)]);
  vocabularies.set(language, made);
  return made;
}

/** Words that this language's catalogues do not know, and those of another one do. */
export function foreignWords(language: Language, text: string): string[] {
  const own = vocabulary(language);
  const others = languages.filter((one) => one !== language).map(vocabulary);
  return wordsIn(text).filter((word) => !own.has(word) && others.some((words) => words.has(word)));
}
