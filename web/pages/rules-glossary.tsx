import type { Term } from '../glossary.ts';
import { useMessages } from '../messages/index.ts';
import { RuleLink } from '../parts/rule-link.tsx';

/** Terms with what they mean, what the other language calls them, and the rules they rest on; by name. */
export function RulesGlossary({ terms, game }: { readonly terms: readonly Term[]; readonly game: string }) {
  const { lang } = useMessages();
  if (terms.length === 0) return null;
  const sorted = terms.toSorted((a, b) => a.name.localeCompare(b.name, lang));
  return (
    <dl className="book-terms">
      {sorted.map(({ id, name, other, text, rules }) => (
        <div key={id}>
          <dt>
            {name} {other === name ? null : <i lang={lang === 'de' ? 'en' : 'de'}>{other}</i>}
          </dt>
          <dd>
            {text === null ? null : <p>{text}</p>}
            {rules.map(rule => (
              <RuleLink key={rule} game={game} id={rule} />
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
