import { aCarousel, anElement, aSlide } from '@arrasta/testkit';
import { expect, test } from 'vitest';
import { compose } from '../compose';
import { sceneOf } from '../scene';

test.each(['editorial', 'minimal', 'bold'] as const)(
  'a kicker of two lines keeps the title of a cover under it in %s',
  (theme) => {
    const title =
      'Como organizar a semana de quem cuida da casa, trabalha fora e ainda estuda à noite';
    const elements = [
      anElement('subtitle', {
        content: 'Organização para quem trabalha fora e estuda à noite, em casa e na rua',
      }),
      anElement('title', { content: title }),
      anElement('text', { content: 'Um método de três cadernos. '.repeat(8) }),
    ].map((element, position) => ({ ...element, position }));
    const carousel = aCarousel({ theme, format: '1:1' });
    const slide = aSlide({ layout: 'cover-type', elements });
    const items = compose(sceneOf({ carousel, slide, index: 0, total: 8 }), null)?.items ?? [];
    const [kicker, drawn] = items.flatMap((item) => (item.kind === 'text' ? item.runs : []));
    const foot = (kicker?.area.top ?? 0) + (kicker?.area.height ?? 0);
    expect(kicker?.area.height).toBeGreaterThan(32);
    expect(drawn?.area.top).toBeGreaterThanOrEqual(foot);
  },
);
