import { afterEach, expect, test, vi } from 'vitest';
import { chromium, NoChromium } from '../../build/chromium.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

test('a browser that is named is taken before any other', () => {
  vi.stubEnv('CHROMIUM', process.execPath);
  expect(chromium()).toEqual({ executablePath: process.execPath, env: {} });
});

test('a browser that is named but not there is told, not replaced', () => {
  vi.stubEnv('CHROMIUM', '/nowhere/chromium');
  expect(chromium).toThrow(NoChromium);
  expect(chromium).toThrow('CHROMIUM is /nowhere/chromium, but there is no such file.');
});

if (process.platform === 'linux' && process.arch === 'x64')
  test('unless told otherwise it is the one npm brings', () => {
    vi.stubEnv('CHROMIUM', undefined);
    expect(chromium().executablePath).toMatch(/[/\\]\.cache[/\\]chromium[/\\]\d+\.\d+\.\d+[/\\]chromium$/);
  });
