export default { test: { name: 'domain' } };
