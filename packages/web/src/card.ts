import { tongue } from '@hustings/parts/texts';
import { pageDescription } from './page.js';
import { t } from './texts/shell.js';

// Read when the client is built (build/front.ts), and never fetched.

/** The page as it was drawn in advance, by language; English is the one for everybody else. */
export const frontFile = (tag: string): string =>
  tag === 'en' ? 'index.html' : `index.${tag}.html`;

/** What stands on that card. */
export function installCard(): object {
  const icon = (src: string, sizes: string, type: string, purpose = 'any') => ({
    src,
    sizes,
    type,
    purpose,
  });
  return {
    name: t().name,
    short_name: t().name,
    description: pageDescription(),
    lang: tongue(),
    start_url: '/',
    display: 'standalone',
    background_color: '#f4f0e6',
    theme_color: '#f4f0e6',
    icons: [
      icon('/icon.svg', 'any', 'image/svg+xml'),
      icon('/icon-192.png', '192x192', 'image/png'),
      icon('/icon-512.png', '512x512', 'image/png'),
      icon('/icon-maskable-512.png', '512x512', 'image/png', 'maskable'),
    ],
  };
}
