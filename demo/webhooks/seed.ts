import { findUserByEmail } from '#identity'
import { rows, transaction } from '#shared/database'
import { demoHooks, type DemoHook } from '#demo/webhooks/demo_hooks'
import { daysTold } from '#demo/webhooks/days_told'
import { fileHook } from '#demo/webhooks/file_hook'
import { tellLog } from '#demo/webhooks/tell_log'
import { newSecret, sealSecret } from '#webhooks/gateways/secret'

const OWNER = 'anna.brandt@elbquant.example'

/**
 * Gives a demo customer webhooks with a past: one that works, one that fails,
 * one that was switched off, and one of files. */
export async function seedWebhooksDemo(progress: (text: string) => void): Promise<void> {
  const [known] = await rows<{ hooks: number }>(null, 'select count(*) as hooks from webhooks')
  const owner = await findUserByEmail(OWNER)
  if (known!.hooks > 0 || !owner) return progress('0 webhooks')
  const hooks = [...demoHooks(await numbersOf(owner.id)), fileHook(await daysTold())]
  await transaction(async (trx) => {
    for (const hook of hooks) {
      const [made] = await rows<{ id: number }>(trx, INSERT, bindingsOf(hook, owner.id) as never)
      await tellLog(trx, made!.id, hook)
    }
  })
  progress(`${hooks.length} webhooks`)
}

async function numbersOf(userId: number): Promise<number[]> {
  const found = await rows<{ number: number }>(
    null,
    'select number from orders where user_id = ? and number is not null order by number desc limit 6',
    [userId]
  )
  return found.map(({ number }) => number)
}

const INSERT = `
  insert into webhooks (user_id, name, url, receiver, events, secret, is_on, off_reason,
                        failing_since, created_at)
  values (:userId, :name, :url, :receiver, :events, :secret, :isOn, :offReason,
          now() - make_interval(hours => :failingHours::int),
          now() - make_interval(days => :daysAgo::int))
  returning id`

const bindingsOf = ({ tries: _, isPaused = false, ...hook }: DemoHook, userId: number) => ({
  ...hook,
  userId,
  receiver: new URL(hook.url).origin,
  secret: sealSecret(newSecret()),
  isOn: hook.offReason === null && !isPaused,
})
