import { rows } from '#shared/database'

/** Whether an account of the shop's own provider is asked for more than its password. */
export async function needsSecondStep(subject: string): Promise<boolean> {
  const [found] = await rows<{ needs: boolean }>(
    null,
    `select exists (select from authenticators where subject = :subject)
         or exists (select from passkeys where subject = :subject) as needs`,
    { subject }
  )
  return found!.needs
}
