import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface NginxSettings {
  readonly home: string;
  readonly live: string;
  readonly port: number;
  readonly apiPorts: readonly number[];
}

/** With the lines of docs/operate.md and docs/deploy.md. */
export async function startNginx(
  { home, live, port, apiPorts }: NginxSettings,
  stops: (() => unknown)[],
): Promise<void> {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const conf = join(home, 'nginx.conf');
  writeFileSync(
    conf,
    `load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
daemon off;
master_process off;
pid ${home}/nginx.pid;
error_log ${home}/nginx.log;
events { worker_connections 4096; }
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${home}/${name};`).join('\n  ')}
  upstream portal-api {
    ${apiPorts.map((apiPort) => `server 127.0.0.1:${apiPort} max_fails=0;`).join('\n    ')}
    keepalive 32;
  }
  include ${live}/nginx/portal-maps.conf;
  server {
    listen 127.0.0.1:${port};
    root ${live}/public;
    location ^~ /api/ {
      proxy_pass http://portal-api/;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      client_max_body_size 8m;
    }
    include ${live}/nginx/portal-server.conf;
  }
}
`,
  );
  const nginx = spawn('nginx', ['-p', home, '-c', conf, '-e', `${home}/nginx.log`], { stdio: 'inherit' });
  const ended = once(nginx, 'exit');
  stops.push(() => nginx.kill('SIGTERM') && ended);
  if (await isListening(nginx, port)) return;
  const log = join(home, 'nginx.log');
  throw new Error(`nginx did not start:\n${existsSync(log) ? readFileSync(log, 'utf8') : ''}`);
}

async function isListening(nginx: ChildProcess, port: number): Promise<boolean> {
  for (let tries = 0; tries < 100; tries += 1) {
    const answers = await fetch(`http://127.0.0.1:${port}/`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answers) return true;
    if (nginx.exitCode !== null) return false;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}
