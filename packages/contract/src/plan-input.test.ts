import { expect, test } from 'vitest';
import { createPlanSchema } from './plans.schema';

const wanted = { mainTopic: 'Rotina matinal', targetAudience: 'Quem trabalha em casa' };

const refusals = (plan: object) =>
  createPlanSchema.safeParse({ ...wanted, ...plan }).error?.issues.map(({ message }) => message);

test('topic and audience are enough; the tone is professional', () => {
  expect(createPlanSchema.parse(wanted)).toEqual({ ...wanted, tone: 'professional' });
});

test('space around texts goes, and what is nothing else is none', () => {
  const plan = { title: ' ', description: ' Semanal ', goals: '', mainTopic: ' Luz ' };
  expect(createPlanSchema.parse({ ...wanted, ...plan })).toMatchObject({
    title: null,
    description: 'Semanal',
    goals: null,
    mainTopic: 'Luz',
  });
});

test.each([
  [{ mainTopic: ' ab ' }, 'O tópico principal deve ter pelo menos 3 caracteres'],
  [{ mainTopic: undefined }, 'O tópico principal deve ter pelo menos 3 caracteres'],
  [{ targetAudience: 'quem' }, 'O público-alvo deve ter pelo menos 5 caracteres'],
  [{ targetAudience: undefined }, 'O público-alvo deve ter pelo menos 5 caracteres'],
  [{ tone: '' }, 'Selecione o tom de voz'],
  [{ tone: 'sarcastic' }, 'Selecione o tom de voz'],
  [{ tone: null }, 'Selecione o tom de voz'],
  [{ goals: 'a'.repeat(2001) }, 'Os objetivos podem ter no máximo 2.000 caracteres'],
])('%j is refused: %s', (plan, message) => {
  expect(refusals(plan)).toEqual([message]);
});
