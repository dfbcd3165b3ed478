import { type ReactElement, type ReactNode, useState } from 'react';
import { courseText, storyText } from '../../../games/sword-and-sorcery/texts/stories.ts';
import { Foldout } from '../../kit/panels/foldout.tsx';
import { Pointed } from '../../kit/picking/pointed.tsx';
import { adventureOf, type Event, NATURE_NAMES, stageOf, type View } from './game.ts';
import { useTable } from './Table.tsx';
import { thing } from './things.ts';
import { speaker } from './words.ts';
import './story-page.css';

const say = speaker({
  page: { en: 'The story', de: 'Die Geschichte' },
  decide: { en: 'What do you do?', de: 'Was tut ihr?' },
  aim: { en: 'New aim: {0}', de: 'Neues Ziel: {0}' },
  close: { en: 'Go on', de: 'Weiter' },
  read: { en: 'Read so far ({0})', de: 'Bisher gelesen ({0})' },
});

/** What is read aloud, a paragraph each. */
function paragraphsOf(fresh: readonly Event[], view: View, lang: 'en' | 'de'): readonly string[] {
  return fresh.flatMap(event => {
    if (event.kind === 'story') return [storyText(event.paragraph, lang)];
    if (event.kind === 'decided') return [courseText(event.course, lang)];
    return event.kind === 'stage' ? [say(lang, 'aim', stageOf(view).aim[lang])] : [];
  });
}

/** The decision whose courses are offered. */
function decisionOf({ adventure }: View, course: string) {
  return adventureOf(adventure).decisions?.find(({ courses }) => courses.some(({ id }) => id === course));
}

/** A page of the story over the map: what has just been read, and what is to be decided. It is closed by hand, a decision by deciding. */
export function StoryPage(): ReactElement | null {
  const { view, ask, fresh, lang } = useTable();
  const [closed, close] = useState<readonly Event[] | null>(null);
  const courses =
    ask?.kind === 'decision' ? ask.options.flatMap(choice => (choice.do === 'decide' ? [choice.course] : [])) : [];
  const decision = courses[0] === undefined ? undefined : decisionOf(view, courses[0]);
  const paragraphs = decision ? [decision.text[lang]] : paragraphsOf(fresh, view, lang);
  if (paragraphs.length === 0 || (closed === fresh && !decision)) return null;
  return (
    <article className="ss-page parchment" data-off-map="" aria-label={say(lang, 'page')}>
      <h2>{adventureOf(view.adventure).name[lang]}</h2>
      {paragraphs.map(text => (
        <p key={text}>{text}</p>
      ))}
      {decision ? (
        <div className="ss-courses">
          <strong>{say(lang, 'decide')}</strong>
          {decision.courses
            .filter(({ id }) => courses.includes(id))
            .map(({ id, name, natures }) => (
              <Pointed key={id} thing={thing('course', id)} name={name[lang]} className="ss-course">
                {name[lang]} <small>{natures.map(one => NATURE_NAMES[one][lang]).join(', ')}</small>
              </Pointed>
            ))}
        </div>
      ) : (
        <button type="button" className="button main" onClick={() => close(fresh)}>
          {say(lang, 'close')}
        </button>
      )}
    </article>
  );
}

/** Everything that was read in this adventure, to be read again. */
export function ReadAgain(): ReactNode {
  const { view, lang } = useTable();
  const read = view.story.read.map(one => storyText(`${view.adventure}/${one}`, lang));
  return (
    <Foldout head={say(lang, 'read', read.length)}>
      {read.map((text, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same may be read twice
        <p key={i} className="ss-read">
          {text}
        </p>
      ))}
    </Foldout>
  );
}
