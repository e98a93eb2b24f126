import { expect, test } from 'vitest';
import { slideDefaults } from './slide-defaults';
import { writtenOn } from './written-on';

const element = (type: 'title' | 'list' | 'image' | 'icon', content: string, position: number) => ({
  id: `00000000-0000-4000-8000-00000000000${String(position)}`,
  type,
  content,
  position,
  style: {},
});

test('the texts of the elements, from top to bottom, and nothing of what is no text', () => {
  const elements = [
    element('title', ' Luz natural ', 0),
    element('image', 'https://fotos.example/a.png', 1),
    element('list', 'Janela<br>Manhã\n\n', 2),
    element('icon', 'star', 3),
  ];
  expect(writtenOn({ ...slideDefaults, title: 'Antigo', elements })).toEqual([
    'Luz natural',
    'Janela\nManhã',
  ]);
});

test('of a slide from before there were elements, its three texts without pictures', () => {
  const content = '[IMAGEM: https://fotos.example/a.png] Comece pela janela';
  expect(writtenOn({ ...slideDefaults, title: 'Luz', content })).toEqual([
    'Luz',
    'Comece pela janela',
  ]);
});

test('nothing of an empty slide', () => {
  expect(writtenOn(slideDefaults)).toEqual([]);
});
