import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { untilOpen } from './until_open.ts'

export type Nginx = { url: string; stop(): Promise<void> }

type Setup = {
  port: number
  /** Folder of lake and made files. */
  storage: string
  /** The web process that hands downloads over. */
  shop: string
}

const program = process.env.NGINX ?? 'nginx'

/** What the nginx of this machine calls itself, such as `nginx/1.22.1`: in the path or where NGINX says. */
export const nginxVersion = (): string | null =>
  spawnSync(program, ['-v'], { encoding: 'utf8' }).stderr?.match(/nginx\/\S+/)?.[0] ?? null

/** Whether there is an nginx on this machine. */
export const hasNginx = (): boolean => nginxVersion() !== null

/** An nginx with one worker: `/plain/` serves the storage as it is, the rest is the shop behind it. */
export async function startNginx(setup: Setup): Promise<Nginx> {
  const directory = mkdtempSync(join(tmpdir(), 'kontor-nginx-'))
  mkdirSync(join(directory, 'temporary'))
  writeFileSync(join(directory, 'nginx.conf'), configOf(setup, directory))
  const nginx = await runNginx(directory, setup.port)
  return {
    url: `http://127.0.0.1:${setup.port}`,
    stop: async () => {
      await nginx.stop()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

/** Runs the `nginx.conf` of a folder, beside which it logs, once it passes `nginx -t`. @throws what that says */
export async function runNginx(directory: string, port: number): Promise<Pick<Nginx, 'stop'>> {
  const asked = ['-c', join(directory, 'nginx.conf'), '-e', join(directory, 'error.log')]
  // nginx would take NGINX for sockets that it inherits.
  const env = { ...process.env, NGINX: undefined }
  const tested = spawnSync(program, [...asked, '-t'], { env, encoding: 'utf8' })
  if (tested.status !== 0) throw new Error(tested.stderr)
  const nginx = spawn(program, [...asked, '-g', 'daemon off;'], { env, stdio: 'inherit' })
  await untilOpen(port, 'nginx')
  return {
    stop: async () => {
      const ended = new Promise((resolve) => nginx.once('exit', resolve))
      nginx.kill('SIGQUIT')
      await ended
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
