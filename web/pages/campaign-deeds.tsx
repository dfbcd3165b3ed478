import type { Game } from '@tafelrunde/engine';
import { type FormEvent, useState } from 'react';
import { type CampaignState, campaignFile, forgetCampaign, renameCampaign } from '../local/campaigns.ts';
import { useMessages } from '../messages/index.ts';
import { Dialog } from '../parts/dialog.tsx';
import { fileName, offerFile } from '../parts/files.ts';
import { go } from '../router.tsx';
import { useCampaignMessages } from './campaign-messages.ts';

interface DeedsProps {
  readonly game: Game;
  readonly state: CampaignState;
  /** Null if another tab has removed it. */
  readonly changed: (state: CampaignState | null) => void;
}

/** What it is called, and what can be done with all of it: rename, save as a file, delete. */
export function Deeds({ game, state, changed }: DeedsProps) {
  const m = useMessages();
  const says = useCampaignMessages();
  const [open, setOpen] = useState<'rename' | 'remove' | null>(null);
  const name = state.name || m.campaign.unnamed(state.started);
  const save = async () => offerFile(fileName(`${game.id}-campaign`), await campaignFile(game, state));
  const rename = async (called: string) => {
    const now = await renameCampaign(game, state.id, called);
    setOpen(null);
    changed(now);
  };
  const remove = async () => {
    await forgetCampaign(state.id);
    go(`/campaign/${game.id}`, { replace: true });
  };
  return (
    <section className="campaign-deeds">
      <h2>{name}</h2>
      <button type="button" className="button quiet" onClick={() => setOpen('rename')}>
        {says.rename}
      </button>
      <button type="button" className="button quiet" onClick={() => void save()}>
        {m.games.export}
      </button>
      <button type="button" className="button quiet danger" onClick={() => setOpen('remove')}>
        {says.remove}
      </button>
      {open === 'rename' ? <Rename name={state.name} keep={rename} close={() => setOpen(null)} /> : null}
      {open === 'remove' ? <Remove name={name} remove={() => void remove()} close={() => setOpen(null)} /> : null}
    </section>
  );
}

interface RenameProps {
  readonly name: string;
  readonly keep: (name: string) => Promise<void>;
  readonly close: () => void;
}

function Rename({ name, keep, close }: RenameProps) {
  const m = useMessages();
  const says = useCampaignMessages();
  const [typed, setTyped] = useState(name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void keep(typed.trim());
  };
  return (
    <Dialog title={says.rename} close={close}>
      <form onSubmit={submit}>
        <NameField name={typed} type={setTyped} />
        <div className="dialog-buttons">
          <button type="button" className="button" onClick={close}>
            {m.cancel}
          </button>
          <button type="submit" className="button main">
            {says.keepName}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

interface NameFieldProps {
  readonly name: string;
  readonly type: (name: string) => void;
}

export function NameField({ name, type }: NameFieldProps) {
  const says = useCampaignMessages();
  return (
    <label className="campaign-name">
      <span>{says.called}</span>
      <input
        type="text"
        maxLength={60}
        autoComplete="off"
        placeholder={says.calledHint}
        value={name}
        onChange={({ target }) => type(target.value)}
      />
    </label>
  );
}

interface RemoveProps {
  readonly name: string;
  readonly remove: () => void;
  readonly close: () => void;
}

/** What was won would be lost: it is asked twice. */
export function Remove({ name, remove, close }: RemoveProps) {
  const m = useMessages();
  const says = useCampaignMessages();
  return (
    <Dialog title={says.remove} close={close}>
      <p>{says.removeWhy(name)}</p>
      <div className="dialog-buttons">
        <button type="button" className="button" onClick={close}>
          {m.cancel}
        </button>
        <button type="button" className="button main" onClick={remove}>
          {says.remove}
        </button>
      </div>
    </Dialog>
  );
}
