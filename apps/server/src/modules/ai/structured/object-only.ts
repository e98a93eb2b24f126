/** What some models think aloud before they answer. */
const thinking = /^\s*<think>[\s\S]*?<\/think>/u;
const openThought = /^\s*<(?:t|th|thi|thin|think|think>[\s\S]*)?$/u;

/** Leaves out what stands before the object: thoughts, fences, a polite sentence. */
export function objectOnly(): (piece: string) => string {
  let before = '';
  let hasBegun = false;
  return (piece) => {
    if (hasBegun) return piece;
    before += piece;
    if (openThought.test(before) && !thinking.test(before)) return '';
    const answer = before.replace(thinking, '');
    const start = answer.indexOf('{');
    if (start < 0) return '';
    hasBegun = true;
    return answer.slice(start);
  };
}
