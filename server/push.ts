import webPush from 'web-push';
import { post } from './posting.ts';
import type { People, PushAddress } from './store/people.ts';

/** A call that was not delivered by then is of no use any more. */
const A_DAY = 24 * 3_600;
const KEPT_AS = 'vapid';
/** The service at the address knows no such browser any more. */
const GONE: readonly number[] = [404, 410];
/** What a service has to know of a call so that a newer one takes its place: at most 32 such characters. */
const TOPIC = /^[\w-]{1,32}$/;

interface Keys {
  readonly publicKey: string;
  readonly privateKey: string;
}

export interface Call {
  readonly table: string;
  readonly title: string;
  readonly body: string;
  readonly url: string;
}

interface PushOptions {
  readonly publicUrl: string;
  readonly anywhere: boolean;
}

/** Calls browsers that wanted to be called (Web Push): encrypted for that browser alone (RFC 8291), signed with the keys of this house (RFC 8292). */
export class Push {
  readonly #keys: Keys;
  readonly #people: People;
  readonly #options: PushOptions;

  private constructor(keys: Keys, people: People, options: PushOptions) {
    this.#keys = keys;
    this.#people = people;
    this.#options = options;
  }

  /** The keys are made at the first start, and the same for all nodes from then on. */
  static async of(people: People, options: PushOptions): Promise<Push> {
    const kept = await people.keepsake(KEPT_AS, JSON.stringify(webPush.generateVAPIDKeys()));
    return new Push(JSON.parse(kept) as Keys, people, options);
  }

  get publicKey(): string {
    return this.#keys.publicKey;
  }

  /** An address that is gone is forgotten. */
  async send({ endpoint, player, p256dh, auth }: PushAddress, call: Call): Promise<void> {
    const { publicUrl, anywhere } = this.#options;
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(call),
      {
        vapidDetails: { subject: subjectOf(publicUrl), ...this.#keys },
        contentEncoding: 'aes128gcm',
        TTL: A_DAY,
        urgency: 'normal',
        ...(TOPIC.test(call.table) && { topic: call.table }),
      },
    );
    const sent = { url: new URL(endpoint), headers: headers as Record<string, string>, body: body ?? Buffer.alloc(0) };
    const status = await post(sent, anywhere);
    if (GONE.includes(status)) await this.#people.removePush(player, endpoint);
    else if (status >= 400) throw new Error(`A push service has refused a call: ${status}.`);
  }
}

/** Services want to know whom to ask; it must be an address of the web. */
const subjectOf = (publicUrl: string): string =>
  publicUrl.startsWith('https:') ? publicUrl : 'mailto:nobody@localhost.invalid';
