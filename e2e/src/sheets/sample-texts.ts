/** Texts as people paste them: a short one, one with headings and lists, a long story. */
export const sampleTexts = {
  bread: `Todo mês alguém me pergunta por que o pão de casa não cresce. Quase nunca é o fermento. É a pressa. A massa precisa de tempo em um canto morno, longe do vento, até dobrar de tamanho. Em dia frio, deixe duas horas a mais. Se ela afunda devagar quando você aperta com o dedo, está pronta para o forno. Teste hoje e me conte como ficou.`,
  contract: `# 5 cláusulas para ler antes de assinar o aluguel

O contrato tem doze páginas, mas o problema quase sempre está nestas cinco.

## Reajuste

O índice precisa estar escrito. Se o contrato diz apenas “conforme o mercado”, peça para trocar por um índice público e por uma data fixa.

## Multa

A multa por sair antes deve cair com o tempo. Quem fica metade do prazo paga metade. Se o texto fala em valor cheio, isso pode ser discutido.

## Vistoria

- Fotos com data de cada cômodo
- Torneiras, tomadas e chuveiro testados
- Riscos no piso anotados
- Duas vias assinadas

## Garantia

> Caução não é taxa: ela volta para você no fim.

Ela rende enquanto fica guardada. Guarde o comprovante do depósito e peça o extrato quando sair.

## Obras

Conserto de estrutura é do dono. Troca de lâmpada é sua. O meio do caminho, como o chuveiro que queima, é o que mais dá briga, então deixe combinado por escrito.

## Antes de assinar

Leia com calma, em casa. Salve este post e mande para quem está procurando apartamento.`,
  running: `Comecei a correr aos 41 anos, depois de um susto no consultório. O médico não gritou comigo. Ele só virou a tela do computador e mostrou dois números. Um era a minha pressão. O outro era a idade do meu pai quando ele se foi.

No primeiro dia andei três quarteirões e voltei. Tinha um senhor no parque que dava voltas devagar, com um rádio na mão. Ele passou por mim quatro vezes. Na última disse: “A primeira semana é só para o tênis se acostumar.” Ri, mas anotei.

A primeira semana foi mesmo para o tênis. Acordava às cinco e meia, tomava café em pé e saía antes que a casa fizesse barulho. Andava até o posto, corria até a padaria, andava de novo. Chovia, eu ia. Não porque tivesse disciplina, mas porque tinha medo.

O medo passou na quinta semana. Não sei dizer o dia. Só percebi que, em vez de contar postes, eu estava pensando na lista do mercado. O corpo tinha parado de reclamar e começado a ir sozinho.

Três coisas me ajudaram mais do que qualquer aplicativo:
- Deixar a roupa na cadeira na noite anterior
- Combinar com alguém que já está lá
- Parar sempre com vontade de correr mais um pouco

Hoje faço oito quilômetros aos domingos. Não ganho de ninguém e quase sempre chego por último no grupo. O senhor do rádio ainda está lá. Semana passada passei por ele quatro vezes e, na última, disse para uma moça de tênis novo que a primeira semana é só para o tênis se acostumar.

Se você está esperando a segunda-feira certa, ela não vem. Comece com três quarteirões.`,
  interview: `# Como se preparar para uma entrevista de emprego

Preparação vale mais do que sorte. Veja um roteiro simples para a semana da conversa.

## Antes da entrevista

1. **Pesquise a empresa:** leia o site, as últimas notícias e o perfil de quem vai entrevistar você.
2. **Releia a vaga:** sublinhe três exigências e separe um exemplo seu para cada uma.
3. **Treine em voz alta:** grave uma resposta de dois minutos e escute no dia seguinte.
4. **Separe a roupa:** confortável, limpa e parecida com a da equipe.

## O que perguntar no fim

- Como é um dia comum nesta função?
- O que quem saiu fazia bem?
- Qual é o próximo passo?

## Erros comuns

### Evite
- Falar mal do último emprego
- Decorar respostas
- Chegar em cima da hora

### Prefira
- Contar o que aprendeu
- Ter exemplos prontos
- Chegar dez minutos antes

## 3 minutos depois da conversa

Anote o que perguntaram e o que você responderia melhor. Essa lista é o seu treino para a próxima.

> “Contrato quem faz boas perguntas”, diz quem seleciona.

Boa sorte. Compartilhe com quem tem entrevista esta semana.`,
  launch: `Abrimos no sábado! 🎉

Foram onze meses de obra, três encanadores e um gato que decidiu morar no depósito.

O que você encontra aqui:
• Café coado na hora
• Pão de queijo de Minas
• Bolo do dia (pergunte pelo de fubá)

Rua das Flores, 12, das 8h às 18h.

Leve este post e o primeiro café é nosso. ☕️`,
} as const;
