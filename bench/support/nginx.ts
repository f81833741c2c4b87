import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type Nginx = { url: string; stop(): Promise<void> }

type Setup = {
  port: number
  /** Folder of lake and made files. */
  storage: string
  /** The web process that hands downloads over. */
  shop: string
}

const program = process.env.NGINX ?? 'nginx'

/** Whether there is an nginx on this machine, in the path or where NGINX says. */
export const hasNginx = (): boolean => spawnSync(program, ['-v']).status === 0

/** An nginx with one worker: `/plain/` serves the storage as it is, the rest is the shop behind it. */
export async function startNginx(setup: Setup): Promise<Nginx> {
  const directory = mkdtempSync(join(tmpdir(), 'kontor-nginx-'))
  mkdirSync(join(directory, 'temporary'))
  const config = join(directory, 'nginx.conf')
  writeFileSync(config, configOf(setup, directory))
  const log = join(directory, 'error.log')
  const asked = ['-c', config, '-e', log, '-g', 'daemon off;']
  // nginx would take NGINX for sockets that it inherits.
  const env = { ...process.env, NGINX: undefined }
  const nginx = spawn(program, asked, { env, stdio: 'inherit' })
  await untilOpen(setup.port)
  return {
    url: `http://127.0.0.1:${setup.port}`,
    stop: async () => {
      const ended = new Promise((resolve) => nginx.once('exit', resolve))
      nginx.kill('SIGQUIT')
      await ended
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

/** The same settings as the README gives to operators. */
function configOf({ port, storage, shop }: Setup, directory: string): string {
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${directory}/temporary/${name};`)
    .join(' ')
  return `
    user root; worker_processes 1; pid ${directory}/nginx.pid;
    events { worker_connections 1024; }
    http {
      access_log off; sendfile on; tcp_nopush on; ${places}
      server {
        listen 127.0.0.1:${port};
        location /plain/ { alias ${storage}/; }
        location /_kontor_files/ {
          internal; alias ${storage}/; max_ranges 1; etag off;
          add_header ETag $upstream_http_etag; add_header Repr-Digest $upstream_http_repr_digest;
        }
        location / { proxy_pass ${shop}; proxy_set_header Host $host; proxy_buffering off; }
      }
    }`
}

const MOST_TRIES = 200

async function untilOpen(port: number): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1')
      socket.once('connect', () => (socket.destroy(), resolve(true)))
      socket.once('error', () => setTimeout(resolve, 25, false))
    })
    if (isOpen) return
  }
  throw new Error('nginx did not start')
}
