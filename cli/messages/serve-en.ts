/** What the server says to whoever runs it; its log is another thing. */
export const serveEn = {
  building: 'Building the table ...',
  open: (url: string): string => `The table is open for all: ${url}  (Ctrl+C ends it)`,
  waiting: (why: string): string => `Waiting for the database, which is not there yet. ${why}`,
  closing: 'Closing: what was decided is on the disk ...',
  badUrl: (url: string): string =>
    `--public-url cannot be "${url}"; it is the address browsers use, such as https://tafel.example.org, without a path.`,
  portTaken: (port: number): string =>
    `Port ${port} is taken by another program. Stop it, or choose another one with --port.`,
  portForbidden: (port: number): string =>
    `Port ${port} may not be used by you; ports from 1024 on may. Choose another one with --port.`,
  badHost: '--host must be a name or an address of this machine, such as 127.0.0.1 or 0.0.0.0.',
  oneStore: (flags: string): string => `Only one of these says where the tables are kept: ${flags}.`,
  badDatabase: 'A database is named by a URL such as postgres://name:password@host:5432/tafelrunde.',
  noData: (folder: string): string => `The folder ${folder} holds no tables; name another one with --data.`,
  nameABackup: 'Please name the file of the backup.',
  backedUp: (file: string, lines: number): string => `${lines} lines are kept in ${file}.`,
  restored: (file: string, lines: number): string => `${lines} lines of ${file} are in the database.`,
};
