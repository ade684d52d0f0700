import en from './en.gen.js';
import de from './de.gen.js';
import es from './es.gen.js';
import fr from './fr.gen.js';
import ar from './ar.gen.js';

export const ALL_TEXTS = { en, de, es, fr, ar };
