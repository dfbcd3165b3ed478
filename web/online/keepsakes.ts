/** What this browser remembers of online play: under which name it is known, and the invitations it holds. */
const NAME = 'tafelrunde.name';
const INVITATIONS = 'tafelrunde.invitations';
const MOST = 100;

/** Null: this browser has not been introduced to the server. */
export const knownName = (): string | null => read(NAME);

export function rememberName(name: string | null): void {
  write(NAME, name);
}

export const invitationTo = (table: string): string | null => invitations()[table] ?? null;

export function rememberInvitation(table: string, invitation: string): void {
  const { [table]: _, ...others } = invitations();
  const kept = [...Object.entries(others), [table, invitation]].slice(-MOST);
  write(INVITATIONS, JSON.stringify(Object.fromEntries(kept)));
}

function invitations(): Readonly<Record<string, string>> {
  try {
    return JSON.parse(read(INVITATIONS) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** A browser that keeps nothing is asked again next time. */
function write(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Nothing can be kept here.
  }
}
