/** What a text belongs to: an item, an element, or the nearest box that is no part of a line. */
function blockOf(node: Text): Element | null {
  let around = node.parentElement;
  const element = around?.closest('li, [data-element-type]');
  if (element) return element;
  while (around !== null && getComputedStyle(around).display.startsWith('inline')) {
    around = around.parentElement;
  }
  return around;
}

/** Where each sign that is seen was drawn; of a sign at a line's end some engines tell two boxes. */
function signsOf(node: Text): { sign: string; box: DOMRect | undefined }[] {
  const range = document.createRange();
  let at = 0;
  const signs = new Intl.Segmenter('pt-BR').segment(node.data);
  return Array.from(signs, ({ segment: sign }) => {
    range.setStart(node, at);
    at += sign.length;
    range.setEnd(node, at);
    const boxes = Array.from(range.getClientRects());
    return { sign, box: boxes.find(({ width, height }) => width > 0 && height > 0) };
  });
}

/** The lines in which a text is drawn: a sign whose middle is below a line begins the next. */
function linesOfBlock(nodes: readonly Text[]): string[] {
  const lines: string[] = [];
  let bottom = -Infinity;
  for (const { sign, box } of nodes.flatMap(signsOf)) {
    const isSeen = box !== undefined && sign.trim() !== '';
    if (isSeen && (box.top + box.bottom) / 2 > bottom) {
      lines.push('');
      ({ bottom } = box);
    }
    lines.push((lines.pop() ?? '') + sign);
  }
  return lines.map((line) => line.replace(/\s+/g, ' ').trim());
}

/** The texts that these nodes make, each as the lines it is broken into. */
export function linesOf(nodes: readonly Text[]): string[][] {
  const blocks = new Map<Element | null, Text[]>();
  for (const node of nodes) {
    const block = blockOf(node);
    blocks.set(block, [...(blocks.get(block) ?? []), node]);
  }
  return Array.from(blocks.values(), linesOfBlock);
}
