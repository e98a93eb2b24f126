import { expect, test } from 'vitest';
import { ensurePrograms, type Program } from './programs.mjs';

/** A machine that has some programs, and packages of others. */
function aMachine({ has = [] as string[], packages = [] as string[], isRoot = true } = {}) {
  const there = new Set(has);
  const commands: string[] = [];
  const lines: string[] = [];
  const run = (command: string[]) => {
    commands.push(command.join(' '));
    const wanted = command.at(-1) ?? '';
    if (!command.includes('install')) return packages.length > 0;
    if (packages.includes(wanted)) there.add(wanted);
    return packages.includes(wanted);
  };
  const program = (name: string): Program => ({
    name,
    debianPackage: name,
    isThere: () => there.has(name),
    tests: `tests of ${name}`,
  });
  const machine = { run, isRoot, say: (line: string) => lines.push(line) };
  return { commands, lines, bring: () => ensurePrograms(['redis', 'xvfb'].map(program), machine) };
}

test('a machine that has all is left alone', () => {
  const { bring, commands, lines } = aMachine({ has: ['redis', 'xvfb'] });
  bring();
  expect([commands, lines]).toEqual([[], []]);
});

test('what is missing is installed, and nothing else', () => {
  const { bring, commands, lines } = aMachine({ has: ['xvfb'], packages: ['redis'] });
  bring();
  expect(commands).toEqual([
    'apt-get update -qq',
    'apt-get install -qq -y --no-install-recommends redis',
  ]);
  expect(lines).toEqual(['Installing redis']);
});

test('one line says what could not be had, and what is not tried without it', () => {
  const { bring, lines } = aMachine({ packages: ['xvfb'] });
  bring();
  expect(lines.at(-1)).toBe('Could not be had: redis (not tried: tests of redis)');
});

test('whoever is not root asks sudo, which may refuse', () => {
  const { bring, commands, lines } = aMachine({ has: ['xvfb'], isRoot: false });
  bring();
  expect(commands).toEqual(['sudo -n apt-get update -qq']);
  expect(lines).toEqual(['Could not be had: redis (not tried: tests of redis)']);
});
