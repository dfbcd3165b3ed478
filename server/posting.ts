import { lookup } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { networkInterfaces } from 'node:os';

const PATIENCE_MS = 5_000;

export interface Posted {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: string | Buffer;
}

/**
 * Sends something to an address a player has given, and returns the status of the answer, of which nothing is read. The address is looked at when it is
 * used: a name could have another one by then. Nothing is followed elsewhere, and nothing inside the own network is knocked on unless `anywhere` says so.
 */
export function post({ url, headers, body }: Posted, anywhere: boolean): Promise<number> {
  const plain = url.hostname.replace(/^\[|\]$/g, '');
  if (!anywhere && isIP(plain) && isInside(plain)) return Promise.reject(new Inside());
  const options = {
    method: 'POST',
    headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    signal: AbortSignal.timeout(PATIENCE_MS),
    ...(anywhere ? {} : { lookup: outside }),
  };
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? https : http).request(url, options, response => {
      response.destroy();
      resolve(response.statusCode ?? 0);
    });
    request.on('error', reject);
    request.end(body);
  });
}

/** Looks a name up, and refuses if it leads inside. */
const outside: LookupFunction = (name, options, done) => {
  lookup(name, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error) done(error, '');
    else if (!first || addresses.some(({ address }) => isInside(address))) done(new Inside(), '');
    else if (options.all) done(null, addresses);
    else done(null, first.address, first.family);
  });
};

class Inside extends Error {
  constructor() {
    super('An address leads into the own network.');
  }
}

/** Loopback, private, link-local and shared addresses, and everything that can stand for one of them. */
const INSIDE = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  INSIDE.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['::', 96],
  ['::ffff:0:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  INSIDE.addSubnet(net, bits, 'ipv6');

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 4 ? 'ipv4' : 'ipv6');

/** What this machine itself is called at this moment, be it an address the whole world may use. */
function own(interfaces: ReturnType<typeof networkInterfaces>): BlockList {
  const list = new BlockList();
  for (const { address } of Object.values(interfaces).flatMap(found => found ?? []))
    list.addAddress(address, familyOf(address));
  return list;
}

export const isInside = (address: string, interfaces = networkInterfaces()): boolean =>
  INSIDE.check(address, familyOf(address)) || own(interfaces).check(address, familyOf(address));
