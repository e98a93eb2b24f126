import { expect, test } from 'vitest';
import { checkPlan } from './plan-dialogs';

const plan = {
  title: '',
  description: '',
  mainTopic: 'Luz',
  targetAudience: 'Todos',
  tone: 'professional',
  goals: '',
} as const;

test('topic and audience of three and five letters are enough', () => {
  expect(checkPlan(plan)).toEqual({});
});

test('shorter ones are told at their fields, whatever space is around them', () => {
  expect(checkPlan({ ...plan, mainTopic: ' lu ', targetAudience: ' nós  ' })).toEqual({
    mainTopic: 'O tópico principal deve ter pelo menos 3 caracteres',
    targetAudience: 'O público-alvo deve ter pelo menos 5 caracteres',
  });
});
