/** What a model writes for a plan: five ideas, told apart by their numbers. */
export function writtenIdeas(of = 'Ideia') {
  const ideas = [1, 2, 3, 4, 5].map((number) => ({
    title: `${of} ${String(number)}`,
    description: `Por que ${String(number)} interessa.`,
    content: `O conteúdo sugerido ${String(number)}.`,
    slides: [1, 2, 3, 4, 5].map((slide) => ({
      title: `Slide ${String(slide)}`,
      content: `Texto ${String(number)}.${String(slide)}`,
    })),
  }));
  return { ideas };
}
