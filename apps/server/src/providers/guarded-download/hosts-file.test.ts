import { expect, test } from 'vitest';
import { addressesInHosts } from './name-lookup';

const list = `# the machine's own
127.0.0.1\tlocalhost localhost.localdomain
10.0.0.8   Banco.Empresa.Example banco # the database
::1 localhost ip6-loopback
10.0.0.9 banco.empresa.example
#10.0.0.10 apagado.example
rubbish banco.empresa.example
`;

test.each([
  ['banco.empresa.example', ['10.0.0.8', '10.0.0.9']],
  ['banco.empresa.example.', ['10.0.0.8', '10.0.0.9']],
  ['banco', ['10.0.0.8']],
  ['localhost', ['127.0.0.1', '::1']],
  ['apagado.example', []],
  ['the', []],
  ['empresa.example', []],
  ['10.0.0.8', []],
])('%s is %j', (name, addresses) => {
  expect(addressesInHosts(list, name).map(({ address }) => address)).toEqual(addresses);
});

test('each says of which family it is', () => {
  const families = addressesInHosts(list, 'localhost').map(({ family }) => family);
  expect(families).toEqual([4, 6]);
});

test('lines may end as elsewhere', () => {
  expect(addressesInHosts('10.0.0.8 banco\r\n10.0.0.9 cofre\r\n', 'banco')).toHaveLength(1);
});
