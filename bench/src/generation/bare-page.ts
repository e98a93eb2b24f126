/** The yardstick: reads the provider's stream and puts a line on the page for each slide. */
export const barePage = `<!doctype html><meta charset="utf-8"><ul aria-label="Slides gerados"></ul>
<script type="module">
  const response = await fetch('/v1/chat/completions', { method: 'POST', body: '{}' });
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    for (const [, text] of value.matchAll(/(Passo \\d+)/g)) {
      const line = document.createElement('li');
      line.dataset.state = 'done';
      line.textContent = text;
      document.querySelector('ul').append(line);
    }
  }
</script>`;
