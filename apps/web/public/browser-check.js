// Says in a browser that is too old what to do, in the place of an empty page. In the JavaScript of
// 2009, so that such a browser can read it. Its floor: Chrome 120, Safari 17.4, Firefox 136.
(function () {
  var root = document.getElementById('root');

  function isEditable() {
    var field = document.createElement('div');
    // Throws in a browser that does not know the value.
    field.contentEditable = 'plaintext-only';
    return field.contentEditable === 'plaintext-only';
  }

  function isSupported() {
    return (
      'noModule' in HTMLScriptElement.prototype &&
      typeof Intl === 'object' &&
      'Segmenter' in Intl &&
      'canParse' in URL &&
      typeof AbortSignal === 'function' &&
      'any' in AbortSignal &&
      'checkVisibility' in Element.prototype &&
      'toReversed' in Array.prototype &&
      CSS.supports('selector(:has(*))') &&
      CSS.supports('container-type', 'inline-size') &&
      isEditable()
    );
  }

  function appendText(parent, name, text, style) {
    var element = document.createElement(name);
    element.appendChild(document.createTextNode(text));
    element.style.cssText = style;
    parent.appendChild(element);
  }

  function check() {
    try {
      return isSupported();
    } catch (error) {
      return !error;
    }
  }

  if (check()) return;
  // Without its place the program does not start.
  root.id = 'outdated';
  root.style.cssText =
    'max-width:420px;margin:0 auto;padding:96px 24px;text-align:center;font-family:system-ui,-apple-system,sans-serif';
  root.setAttribute('role', 'main');
  appendText(root, 'h1', 'Seu navegador é antigo demais para o Arrasta', 'font-size:22px');
  appendText(
    root,
    'p',
    'Atualize o navegador ou o sistema do aparelho e abra esta página de novo.',
    'font-size:16px;line-height:24px',
  );
  appendText(
    root,
    'p',
    'O Arrasta funciona no Chrome e no Edge a partir da versão 120, no Firefox a partir da 136 e no Safari a partir do 17.4 (no iPhone e no iPad, iOS 17.4).',
    'font-size:16px;line-height:24px',
  );
  appendText(
    root,
    'p',
    'Os seus carrosséis salvos continuam guardados.',
    'font-size:16px;line-height:24px',
  );
})();
