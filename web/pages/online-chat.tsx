import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../messages/index.ts';
import { useOnlineMessages } from '../online/messages.ts';
import type { Company, RemoteTable } from '../online/remote-table.ts';

const LONGEST = 300;

interface ChatProps {
  readonly table: RemoteTable;
  readonly company: Company;
  readonly open: boolean;
  readonly toggle: () => void;
}

/** A few words across the table. Folded away until somebody wants to talk. */
export function Chat({ table, company: { said, seats }, open, toggle }: ChatProps) {
  const m = useMessages();
  const o = useOnlineMessages();
  const [read, setRead] = useState(said.length);
  const list = useRef<HTMLOListElement>(null);
  const others = seats.filter(seat => seat.is === 'player').length > 1;
  const sits = seats.some(seat => seat.is === 'player' && seat.you);
  useEffect(() => {
    if (!open) return;
    setRead(said.length);
    list.current?.scrollTo(0, list.current.scrollHeight);
  }, [open, said.length]);
  if (!others && said.length === 0) return null;
  const unread = said.length - read;
  return (
    <section className="online-chat" aria-label={o.chat} data-quiet={!open && unread === 0}>
      <button type="button" className="button quiet" aria-expanded={open} onClick={toggle}>
        <span aria-live="polite">{!open && unread > 0 ? o.news(unread) : o.chat}</span>
      </button>
      {open ? (
        <>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
          <ol ref={list} aria-live="polite" tabIndex={0}>
            {said.length === 0 ? <li>{o.chatEmpty}</li> : null}
            {said.map(({ number, name, words, at }) => (
              <li key={number} title={m.date(at)}>
                <strong>{name}:</strong> {words}
              </li>
            ))}
          </ol>
          {sits ? <Say table={table} /> : null}
        </>
      ) : null}
    </section>
  );
}

function Say({ table }: { readonly table: RemoteTable }) {
  const o = useOnlineMessages();
  const [words, setWords] = useState('');
  const say = () => {
    if (words.trim() === '') return;
    void table.say(words.trim());
    setWords('');
  };
  return (
    <form
      className="online-row"
      onSubmit={event => {
        event.preventDefault();
        say();
      }}
    >
      <input
        className="online-input"
        type="text"
        maxLength={LONGEST}
        autoComplete="off"
        aria-label={o.chatPlace}
        placeholder={o.chatPlace}
        value={words}
        onChange={event => setWords(event.target.value)}
      />
      <button type="submit" className="button">
        {o.send}
      </button>
    </form>
  );
}
