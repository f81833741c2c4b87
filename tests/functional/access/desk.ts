import { only, staff, type Given, type Row } from '#tests/fixtures/identity/access/row'

const DESK = '/admin/today'

/** Things that are not there: who may ask is told so, nobody else learns even that. */
export const given = async (): Promise<Given> => ({
  kind: 'unpaid',
  key: '1',
  orderId: 1,
  fulfilment: 1,
  mail: 1,
  job: '00000000-0000-4000-8000-000000000000',
})

const everyRole: ('viewer' | 'manager' | 'admin' | 'derivatives' | 'sales')[] = Object.keys(
  staff(200)
) as never
const marks = { change: 'give' }
const GIVES = {
  things: [{ kind: 'unpaid', key: '1', toId: null, fromId: null }],
  isRehearsal: true,
}

export const rows: Row[] = [
  only(everyRole, `GET ${DESK}`, 200),
  only(everyRole, `GET ${DESK}/pulse`, 200),
  only(['manager', 'admin'], `PUT ${DESK}/marks/:kind/:key`, 302, {
    sends: () => ({ body: marks }),
    but: { viewer: 'refused', derivatives: 'refused', sales: 'refused' },
  }),
  only(everyRole, `POST ${DESK}/gives`, 200, { sends: () => ({ body: GIVES }) }),
  only(['manager', 'admin'], `POST ${DESK}/reminders/:orderId`, 'refused'),
  only(['manager', 'admin'], `POST ${DESK}/transfers`, 'refused'),
  only(['admin'], `PUT ${DESK}/restarts/:fulfilment`, 'refused'),
  only(['admin'], `PUT ${DESK}/jobs/:job`, 'refused'),
  only(['manager', 'admin'], `PUT ${DESK}/mails/:mail`, 'refused'),
]
