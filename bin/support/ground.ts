import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { callCaretaker } from './caretaker.ts'
import type { DataFolder } from './data_folder.ts'
import { demoEnvironment, type PortName, type Ports } from './demo_environment.ts'
import { noteStarted } from './left_over.ts'
import { PausePage } from './pause_page.ts'
import { RunningDatabase } from './running_database.ts'
import { readNote, writeNote } from './running_note.ts'
import { machineSecrets, type Secrets } from './secrets.ts'
import { takeShopPort, takeShopPorts } from './shop_ports.ts'

/** What every part stands on: data folder, secrets, ports, a running database. */
export class Ground {
  readonly folder: DataFolder
  readonly ports: Ports
  /** Whether this is the first start on this data folder. */
  readonly fresh: boolean
  env!: NodeJS.ProcessEnv
  /** Answers at the shop's address while no web process does. */
  pausePage!: PausePage
  private secrets: Secrets
  private database?: RunningDatabase

  private constructor(folder: DataFolder, ports: Ports) {
    this.folder = folder
    this.ports = ports
    this.secrets = machineSecrets(folder.path)
    this.fresh = !existsSync(join(folder.path, 'seeded'))
  }

  static async prepare(folder: DataFolder): Promise<Ground> {
    callCaretaker(folder.path)
    const ground = new Ground(folder, await takeShopPorts())
    if (!process.env.DATABASE_URL) ground.database = await ground.startDatabase()
    ground.tellPorts()
    return ground
  }

  /** Notes a process that must not outlive this one. */
  started = (pid: number): void => noteStarted(this.folder.path, pid, 'part')

  portOf = (name: PortName): number => this.ports[name]

  /** Gives parts other ports; whatever is started from then on knows them. */
  async move(names: PortName[]): Promise<void> {
    await this.pausePage.hide()
    for (const name of names) await takeShopPort(this.ports, name)
    this.tellPorts()
  }

  /** Answers at the shop's address from now on, at another port if somebody was quicker at this one. */
  async holdAddress(): Promise<void> {
    while (!(await this.pausePage.show())) await this.move(['web'])
  }

  async stop(): Promise<void> {
    await this.pausePage.hide()
    await this.database?.stop()
    this.folder.release()
  }

  private startDatabase(): Promise<RunningDatabase> {
    return RunningDatabase.start({
      directory: join(this.folder.path, 'postgres'),
      port: () => takeShopPort(this.ports, 'database'),
      password: this.secrets.databasePassword,
      onSpawn: (pid) => noteStarted(this.folder.path, pid, 'database'),
    })
  }

  private tellPorts(): void {
    const { ports, secrets, folder } = this
    const databaseUrl = process.env.DATABASE_URL ?? this.database!.url
    this.env = demoEnvironment({ ports, secrets, dataDirectory: folder.path, databaseUrl })
    this.pausePage = new PausePage(this.env.HOST ?? 'localhost', ports.web)
    const address = this.env.APP_URL
    writeNote(folder.path, { ...readNote(folder.path)!, databaseUrl, ports, address })
  }
}
