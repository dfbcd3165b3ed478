/** Hands a text to the person as a file. */
export function offerFile(name: string, text: string, type = 'application/json'): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

export function fileName(game: string, now = new Date()): string {
  return `${game}-${now.toISOString().slice(0, 19).replace(/\D/g, '')}.tafel.json`;
}
