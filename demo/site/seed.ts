import { rows } from '#shared/database'

/** Views that the demo's staff keep of the lists they work in. */
const VIEWS = [
  {
    by: 'staff-manager',
    path: '/admin/manage-orders',
    name: 'Waits for a transfer',
    parameters: 'state=Registered&payment=BankTransfer&orderBy=created&orderDirection=asc',
    hidden: ['payment'],
    isShared: true,
  },
  {
    by: 'staff-admin',
    path: '/admin/manage-orders',
    name: 'Paid by quota',
    parameters: 'payment=Quota',
    hidden: [],
    isShared: false,
  },
  {
    by: 'staff-admin',
    path: '/admin/tasks',
    name: 'Extracts with trouble',
    parameters: 'view=attention&cmd=extract_days',
    hidden: [],
    isShared: true,
  },
] as const

/** What people keep of lists; nothing where some is kept already. */
export async function seedSiteDemo(progress: (text: string) => void): Promise<void> {
  const [kept] = await rows<{ count: number }>(null, 'select count(*) as count from saved_views')
  if (kept!.count > 0) return progress('0 saved views')
  for (const { by, ...view } of VIEWS) {
    await rows(
      null,
      `insert into saved_views (user_id, path, name, parameters, hidden, density, is_shared)
       select id, :path, :name, :parameters, :hidden::text[], 'compact', :isShared
         from users where subject = :by`,
      { by, ...view, hidden: [...view.hidden] }
    )
  }
  progress(`${VIEWS.length} saved views`)
}
