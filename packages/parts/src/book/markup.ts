import { blocksOf, FIGURE } from './blocks.js';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign]);

/** A star that is meant, kept from those that mark words: a sign that no text has. */
const STAR = '\ue000';

const inline = (text: string): string =>
  escaped(text)
    .replaceAll('\\*', STAR)
    .replace(/(?<=\d) (?=€)/g, '\u00a0')
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<b>$1</b>')
    .replace(/(?<![\w*])\*([^*]+)\*(?![\w*])/g, '<i>$1</i>')
    .replace(/(?<!\w)_([^_]+)_(?!\w)/g, '<i>$1</i>')
    .replace(/\[([^\]]+)\]\(([^)]+)\)/g, (_link, words: string, to: string) => link(words, to))
    .replaceAll(STAR, '*');

/** A link inside the book or to another one; all others stay text. */
function link(text: string, to: string): string {
  if (to.startsWith('#')) return `<a href="${to}">${text}</a>`;
  const book = /^([\w-]+)\.md$/.exec(to)?.[1];
  return book === undefined ? text : `<a href="/rules/${book}">${text}</a>`;
}

/** The name of a heading in links, as Markdown has it. */
export const anchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');

/** A word of one letter, which no heading's line ends with. Links know headings as they are written. */
const LONE = /(?<![\p{L}\p{N}])(\p{L}) /gu;

function table(rows: readonly string[]): string {
  const cells = (row: string): string[] =>
    row
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => inline(cell.trim()));
  const [head, , ...body] = rows;
  const th = cells(head).map((cell) => `<th scope="col">${cell}</th>`);
  const tr = body.map(
    (row) =>
      `<tr>${cells(row)
        .map((cell) => `<td>${cell}</td>`)
        .join('')}</tr>`,
  );
  // Where it is too wide it scrolls by itself, and whoever has only keys must be able to.
  return `<table tabindex="0"><thead><tr>${th.join('')}</tr></thead><tbody>${tr.join('')}</tbody></table>`;
}

function block(text: string): string {
  const rows = text.split('\n');
  const head = /^(#{1,4}) (.*)$/.exec(text);
  if (head !== null) {
    const [, { length }, words] = head;
    return `<h${length} id="${anchor(words)}">${inline(words.replace(LONE, '$1\u00a0'))}</h${length}>`;
  }
  const [, name, caption] = FIGURE.exec(text) ?? [];
  if (name !== undefined) {
    // What is drawn there is only looked at: the caption says it.
    const drawn = `<div class="piece" data-drawn="${name}" inert></div>`;
    return `<figure>${drawn}<figcaption>${inline(caption)}</figcaption></figure>`;
  }
  if (text.startsWith('|')) return table(rows);
  if (/^[-*] /.test(text)) {
    const items = text.split(/\n(?=[-*] )/).map((item) => `<li>${inline(item.slice(2))}</li>`);
    return `<ul>${items.join('')}</ul>`;
  }
  if (/^\d+\. /.test(text)) {
    const items = text.split(/\n(?=\d+\. )/);
    return `<ol>${items.map((item) => `<li>${inline(item.replace(/^\d+\. /, ''))}</li>`).join('')}</ol>`;
  }
  const pictures = /^<!-- pictures: ([\w/ -]+?) -->$/.exec(text)?.[1];
  if (pictures !== undefined) return `<figure data-pictures="${pictures}"></figure>`;
  if (text.startsWith('>')) {
    const said = text.replace(/^> ?/gm, '');
    return `<blockquote>${said.includes('\n\n') ? markup(said) : inline(said)}</blockquote>`;
  }
  return `<p>${inline(text)}</p>`;
}

/** As much Markdown as our own rules use; everything else stays text. */
export const markup = (source: string): string => blocksOf(source).map(block).join('\n');
