import { expect, test } from 'vitest';
import { isInside } from '../posting.ts';
import { hook } from './hook.ts';
import { server, tableForTwo } from './servers.ts';

test('whoever is not at the table is told once that it is their turn', async () => {
  const { url } = await server({ webhooksAnywhere: true, publicUrl: 'https://tafel.example.org' });
  const { anna, bert, table } = await tableForTwo(url, 'skirmish');
  const { url: webhook, heard } = await hook();
  for (const client of [anna, bert]) await client.call('PATCH', '/api/players/me', { webhook });
  // Whoever must decide has not been told yet: the address came later. Any entry makes the server look again.
  const line = await anna.socket();
  const first = await line.visit(table);
  await line.ask({ do: 'say', table, words: 'Your turn?' });
  const due = first.ask ? 'anna' : 'bert';
  if (due === 'bert') {
    await expect.poll(() => heard.length).toBe(1);
    expect(heard[0]?.body).toEqual({
      event: 'your-turn',
      table,
      game: 'skirmish',
      scenario: expect.any(String),
      url: `https://tafel.example.org/online/${table}`,
    });
    await line.ask({ do: 'say', table, words: 'Still there?' });
    expect(heard).toHaveLength(1);
  } else {
    // Anna looks at the table: she needs no notice. Once she has gone, she does.
    const other = await bert.socket();
    expect(heard).toEqual([]);
    await line.close();
    await expect
      .poll(async () => {
        await other.ask({ do: 'say', table, words: 'Where are you?' });
        return heard.length;
      })
      .toBe(1);
    expect(heard[0]?.body).toMatchObject({ event: 'your-turn', table });
  }
  expect(JSON.stringify(heard.map(h => h.request.headers))).not.toContain(anna.key);
});

test('addresses inside the own network are never knocked on', async () => {
  const { url } = await server();
  const { anna, bert, table } = await tableForTwo(url, 'skirmish');
  const { url: webhook, heard } = await hook();
  for (const client of [anna, bert]) await client.call('PATCH', '/api/players/me', { webhook });
  const line = await anna.socket();
  for (let i = 0; i < 3; i++) await line.ask({ do: 'say', table, words: 'Your turn?' });
  await new Promise(done => setTimeout(done, 200));
  expect(heard).toEqual([]);
  for (const bad of ['ftp://example.org/', 'file:///etc/passwd', 'javascript:alert(1)', 'example.org'])
    expect((await anna.call('PATCH', '/api/players/me', { webhook: bad })).status).toBe(400);
});

test.for([
  ['127.0.0.1', true],
  ['10.1.2.3', true],
  ['172.16.0.1', true],
  ['172.32.0.1', false],
  ['192.168.1.1', true],
  ['169.254.169.254', true],
  ['100.64.0.1', true],
  ['0.0.0.0', true],
  ['::1', true],
  ['::', true],
  ['::ffff:10.0.0.1', true],
  ['::ffff:7f00:1', true],
  ['64:ff9b::7f00:1', true],
  ['::7f00:1', true],
  ['::ffff:0:7f00:1', true],
  ['64:ff9b:1::1', true],
  ['2001:0:1::1', true],
  ['2001:1::1', false],
  ['fec0::1', true],
  ['100::1', true],
  ['fd00::1', true],
  ['fe80::1', true],
  ['2606:4700::1111', false],
  ['93.184.216.34', false],
] as const)('%s is inside: %s', ([address, inside]) => {
  expect(isInside(address)).toBe(inside);
});

test('what this machine itself is called is inside, whatever net it belongs to', () => {
  const address = '192.0.2.77';
  const eth0 = [{ address, family: 'IPv4', netmask: '255.255.255.0', cidr: null, mac: '', internal: false } as const];
  expect([isInside(address, {}), isInside(address, { eth0 })]).toEqual([false, true]);
});
