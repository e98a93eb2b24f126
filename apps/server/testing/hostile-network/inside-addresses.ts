/**
 * Where nobody is to be led: addresses that are no host of the internet, by kind. Each is tried as
 * it stands, behind a name, and behind a redirect. Source: docs/product/images.md 4.
 */
export const insideAddresses: readonly (readonly [kind: string, address: string])[] = [
  ['loopback', '127.0.0.1'],
  ['loopback', '127.0.0.2'],
  ['loopback', '127.255.255.254'],
  ['unspecified', '0.0.0.0'],
  ['this network', '0.1.2.3'],
  ['private', '10.0.0.1'],
  ['private', '10.255.255.254'],
  ['private', '172.16.0.1'],
  ['private', '172.31.255.254'],
  ['private', '192.168.0.1'],
  ['private', '192.168.255.254'],
  ['shared by a provider', '100.64.0.1'],
  ['shared by a provider', '100.127.255.254'],
  ['link-local', '169.254.0.1'],
  ['metadata of a cloud', '169.254.169.254'],
  ['metadata of a container', '169.254.170.2'],
  ['metadata of a cloud', '168.63.129.16'],
  ['metadata of a cloud', '100.100.100.200'],
  ['metadata of a cloud', '192.0.0.192'],
  ['protocol assignments', '192.0.0.8'],
  ['documentation', '192.0.2.1'],
  ['documentation', '198.51.100.1'],
  ['documentation', '203.0.113.1'],
  ['6to4 relays', '192.88.99.1'],
  ['benchmarks', '198.18.0.1'],
  ['multicast', '224.0.0.1'],
  ['reserved', '240.0.0.1'],
  ['broadcast', '255.255.255.255'],
  ['unspecified', '::'],
  ['loopback', '::1'],
  ['IPv4-compatible loopback', '::127.0.0.1'],
  ['IPv4-mapped loopback', '::ffff:127.0.0.1'],
  ['IPv4-mapped private', '::ffff:10.0.0.1'],
  ['IPv4-mapped metadata', '::ffff:169.254.169.254'],
  ['IPv4-mapped metadata', '::ffff:168.63.129.16'],
  ['IPv4-translated loopback', '::ffff:0:127.0.0.1'],
  ['NAT64 of loopback', '64:ff9b::127.0.0.1'],
  ['NAT64 of metadata', '64:ff9b::169.254.169.254'],
  ['NAT64 of a network', '64:ff9b:1::10.0.0.1'],
  ['6to4 of loopback', '2002:7f00:1::1'],
  ['6to4 of a private one', '2002:c0a8:1::1'],
  ['6to4 of metadata', '2002:a9fe:a9fe::1'],
  ['Teredo of a private client', '2001:0:5db8:d822::f5ff:fffe'],
  ['Teredo of a private server', '2001:0:a00:1::a247:27dd'],
  ['ISATAP of a private one', '2606:2800:220:1::5efe:10.0.0.1'],
  ['ISATAP of loopback', '2606:2800:220:1:200:5efe:127.0.0.1'],
  ['unique local', 'fc00::1'],
  ['unique local', 'fd00::1'],
  ['metadata of a cloud', 'fd00:ec2::254'],
  ['metadata of a cloud', 'fd20:ce::254'],
  ['link-local', 'fe80::1'],
  ['link-local metadata', 'fe80::a9fe:a9fe'],
  ['site-local', 'fec0::1'],
  ['multicast', 'ff02::1'],
  ['documentation', '2001:db8::1'],
  ['documentation', '3fff::1'],
  ['benchmarks', '2001:2::1'],
  ['discard', '100::1'],
  ['outside of what is given out', '4000::1'],
];

/** Addresses that TCP itself does not go to: nobody can listen there. */
export const beyondTcp: readonly string[] = [
  '224.0.0.1',
  '255.255.255.255',
  'fe80::1',
  'fe80::a9fe:a9fe',
  'ff02::1',
];

/** The name, in the hostile network, of one of these. */
export function nameOf(address: string): string {
  return `em-${address.replaceAll(/[:.]/g, '-')}-fim.dentro.example`;
}

/** As an address of the web writes it. */
export function addBrackets(address: string): string {
  return address.includes(':') ? `[${address}]` : address;
}
