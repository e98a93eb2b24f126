import { cpus, loadavg } from 'node:os';

/** Rows of texts under a heading, in columns; every column but the first is set to the right. */
export function table(heading: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [heading, ...rows];
  const widths = heading.map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  const drawn = lines.map((line) =>
    line
      .map((text, column) => {
        const width = widths[column] ?? 0;
        return column === 0 ? text.padEnd(width) : text.padStart(width);
      })
      .join('  '),
  );
  const rule = widths.map((width) => '-'.repeat(width)).join('  ');
  return [drawn[0], rule, ...drawn.slice(1)].join('\n');
}

/** How busy the machine is; figures from a busy one are ratios at best. */
function machine(): string {
  const [load = 0] = loadavg();
  return `Machine: ${cpus().length} processors, ${load.toFixed(1)} programs wanted one in the last minute.`;
}

/** Prints a topic: its title, its table, and what one must know to read it. */
export function printTopic(title: string, drawn: string, notes: readonly string[]): void {
  console.log(`\n${title}\n\n${drawn}\n`);
  for (const note of [...notes, machine()]) console.log(`  ${note}`);
}
