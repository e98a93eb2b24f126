export default { test: { name: 'markdown' } };
