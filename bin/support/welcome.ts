import type { Ground } from './ground.ts'

const ACCOUNTS = [
  ['anna.brandt@elbquant.example', 'customer in Germany'],
  ['luc.moreau@rivemarche.example', 'customer in France'],
  ['nina.keller@limmatdata.example', 'customer in Switzerland'],
]

/** The block that tells a newcomer where everything is. */
export const welcome = ({ env, ports }: Ground, seconds: number) => `
  Kontor is ready after ${seconds.toFixed(1)} s

    Shop             ${env.APP_URL}
    Mail inbox       http://localhost:${ports.inbox}

    Customers        password Kontor-Demo-2026
${ACCOUNTS.map(([email, what]) => `      ${email!.padEnd(34)} ${what}`).join('\n')}

    Staff            sign in as staff and pick a role: viewer, manager, admin, derivatives, sales

    Test cards       4711 1000 0000 0000 is accepted, 4012 0010 3746 1114 asks the bank (3-D Secure),
                     CVC 051 is declined; otherwise CVC 123 and any future month

    Stop             Ctrl-C (data is kept; npm run reset starts over)
`
