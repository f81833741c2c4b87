import type { PortName, Ports } from './demo_environment.ts'
import { giveBackPort, takePort } from './ports.ts'

const WANTED: Record<PortName, { called: string; variable: string; usual: number }> = {
  web: { called: 'shop', variable: 'PORT', usual: 3333 },
  database: { called: 'database', variable: 'DATABASE_PORT', usual: 54330 },
  smtp: { called: 'mail', variable: 'SMTP_PORT', usual: 1025 },
  inbox: { called: 'inbox', variable: 'INBOX_PORT', usual: 1080 },
  staffSignIn: { called: 'staff sign-in', variable: 'STAFF_SIGN_IN_PORT', usual: 3444 },
  cardProvider: { called: 'card provider', variable: 'CARD_PROVIDER_PORT', usual: 3555 },
}

export async function takeShopPorts(): Promise<Ports> {
  const ports: Partial<Ports> = {}
  for (const name of Object.keys(WANTED) as PortName[]) await takeShopPort(ports, name)
  return ports as Ports
}

/** Takes a part's port, or another one for it when the one it had is somebody else's by now. */
export async function takeShopPort(ports: Partial<Ports>, name: PortName): Promise<number> {
  const { called, variable, usual } = WANTED[name]
  if (ports[name] !== undefined) giveBackPort(ports[name])
  const port = await takePort(called, Number(process.env[variable] ?? usual))
  ports[name] = port
  return port
}
