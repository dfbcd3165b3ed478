import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string): string => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found = '']) => found);

const container = read('Containerfile');
const compose = read('compose.yaml');
const nginx = read('docs/operations/nginx.conf');

test('the proxy passes on to the nodes of the compose file, at the port they listen at', () => {
  const [port] = all(container, /"--port", "(\d+)"/g);
  expect(all(container, /^EXPOSE (\d+)$/gm)).toEqual([port]);
  const nodes = all(compose, /^ {2}(node\d+):/gm);
  expect(nodes).toEqual(['node1', 'node2']);
  expect(all(nginx, /^\s+server (\S+) /gm)).toEqual(nodes.map(node => `${node}:${port}`));
  expect(all(nginx, /listen (\d+);/g)).toEqual(all(compose, /ports: \["\d+:(\d+)"\]/g));
});

test('people reach the proxy where the nodes say they are', () => {
  const [published] = all(compose, /ports: \["(\d+):\d+"\]/g);
  expect(all(compose, /--public-url, "http:\/\/localhost:(\d+)"/g)).toEqual([published]);
  expect(compose).toContain('--proxied');
});

test('upgrades, addresses and the quiet between two pings pass the proxy', () => {
  expect(nginx).toContain('proxy_set_header Upgrade $http_upgrade;');
  expect(nginx).toContain('proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;');
  const [seconds] = all(nginx, /proxy_read_timeout (\d+)s;/g);
  expect(Number(seconds)).toBeGreaterThan(20);
});
