/** Where the files of Swagger UI are served, below /api. */
export const docsFiles = '/docs/files';

/** The page on which the REST facade is read and tried. Its script stands apart, as the policy asks. */
export const docsPage = `<!doctype html>
<html lang="pt-BR">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>API do Arrasta</title>
    <link rel="icon" href="/logo-mark.svg" />
    <link rel="stylesheet" href="/api${docsFiles}/swagger-ui.css" />
    <style>
      /* The session is the browser's own cookie: there is nothing to type in. */
      .scheme-container, .authorization__btn { display: none !important; }
    </style>
  </head>
  <body>
    <div id="calls"></div>
    <script src="/api${docsFiles}/swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>
`;

/** Nothing is sent to the validator of another host. */
export const docsScript = `SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#calls',
  validatorUrl: null,
  docExpansion: 'list',
  defaultModelsExpandDepth: -1,
});
`;
