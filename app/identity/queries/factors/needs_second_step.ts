import { rows } from '#shared/database'

export async function needsSecondStep(subject: string): Promise<boolean> {
  const [found] = await rows<{ needs: boolean }>(
    null,
    `select exists (select from authenticators where subject = :subject)
         or exists (select from passkeys where subject = :subject) as needs`,
    { subject }
  )
  return found!.needs
}
