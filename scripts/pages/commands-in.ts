/** What begins a command, where a page names one in its text; alone it is only the name of a program. */
const PROGRAM = /^(?:(?:npm|npx|pnpm|node|git|bash|curl|apt-get|cd) |[A-Z][A-Z_]*=\S* )/;

/** The commands of a page: the lines of its blocks of shell, and the code in its text that begins with a program. */
export function commandsIn(markdown: string): string[] {
  const commands: string[] = [];
  const text = markdown.replace(/^```(\w*)\n([\s\S]*?)^```$/gm, (_, language: string, block: string) => {
    if (language === 'sh') commands.push(...linesOf(block));
    return '';
  });
  for (const [, code = ''] of text.matchAll(/`([^`\n]+)`/g)) if (PROGRAM.test(code)) commands.push(code);
  return [...new Set(commands)];
}

/** A comment is for the reader, and a line may go on in the next. */
const linesOf = (block: string): string[] =>
  block
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .map((line) => line.replace(/(?:^|\s)#.*$/, '').trim())
    .filter(Boolean);
