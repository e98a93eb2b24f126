export default { test: { name: 'contract' } };
