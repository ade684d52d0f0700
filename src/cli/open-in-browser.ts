import { spawn } from 'node:child_process';

/** Opens an address in the browser; a no-op in CI, without a terminal or a screen, or if nothing can open it. */
export function openInBrowser(address: string): void {
  const { env } = process;
  if (!process.stdout.isTTY || env['CI']) return;
  const opener = openerFor(process.platform, Boolean(env['DISPLAY'] || env['WAYLAND_DISPLAY']));
  if (!opener) return;
  const [command, ...args] = opener;
  const child = spawn(command, [...args, address], { stdio: 'ignore', detached: true });
  // Not an error: the address is printed in the terminal too.
  child.on('error', () => undefined);
  child.unref();
}

function openerFor(platform: NodeJS.Platform, hasScreen: boolean): [string, ...string[]] | null {
  if (platform === 'darwin') return ['open'];
  if (platform === 'win32') return ['cmd', '/c', 'start', ''];
  return hasScreen ? ['xdg-open'] : null;
}
