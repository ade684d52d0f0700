/**
 * More attack strings, of kinds that sanitisers have missed: HTML that changes its meaning when serialised and parsed
 * again, namespaces, DOM clobbering, and URLs that only browsers understand.
 */
import type { Attack } from './attacks.ts';

const RUN = 'attacked()';

export const RARER_ATTACKS: readonly Attack[] = [
  ['noscript in a title attribute, twice', `<noscript><img title="</noscript><img src onerror=${RUN}>"></noscript>`],
  [
    'math, mtext, mglyph, style, comment',
    `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${RUN}&gt;">`,
  ],
  ['svg, p, style, a', `<svg></p><style><a id="</style><img src=1 onerror=${RUN}>">`],
  [
    'svg, desc, noscript',
    `<svg><desc><noscript><p title="</noscript></desc></svg><img src onerror=${RUN}>"></noscript></desc></svg>`,
  ],
  [
    'math, annotation-xml, svg',
    `<math><annotation-xml encoding="application/xhtml+xml"><svg><style><img src onerror=${RUN}></style></svg></annotation-xml></math>`,
  ],
  ['mi in math, then style', `<math><mi><table><mglyph><style><math><img src onerror=${RUN}></style>`],
  ['nested forms and svg', `<form><div></form><form><svg><style></form><img src onerror=${RUN}></style></svg>`],
  [
    'select mutation',
    `<select><template><style><!--</style><a rel="--></style></template></select><img src onerror=${RUN}>">`,
  ],
  ['select with svg', `<select><option><svg><style></option></select><img src onerror=${RUN}></style></svg>`],
  ['iframe srcdoc entity', `<iframe srcdoc="&lt;img src onerror=parent.${RUN}&gt;"></iframe>`],
  [
    'table foster parent',
    `<table><a href="javascript:${RUN}">press</a><tr><td><img src onerror=${RUN}></td></tr></table>`,
  ],
  ['deep 512 p', `${'<blockquote>'.repeat(512)}<svg><style><a title="</style><img src onerror=${RUN}>">`],
  ['deep 255 mixed', `${'<div><strong>'.repeat(255)}<math><mtext><style><img src onerror=${RUN}></style>`],
  ['CDATA in svg', `<svg><![CDATA[><img src onerror=${RUN}>]]></svg>`],
  ['processing instruction in svg', `<svg><?xml-stylesheet > <img src="x" onerror="${RUN}" ?></svg>`],
  ['processing instruction with a quote', `<? foo="><script>${RUN}</script>">`],
  ['bogus comment', `<!foo="><script>${RUN}</script>">`],
  ['closing bogus comment', `</foo="><script>${RUN}</script>">`],
  ['comment ended with --!>', `<!-- --!><img src onerror=${RUN}> -->`],
  ['comment with nested', `<!--<img src="--><img src onerror=${RUN}//">`],
  ['title then template', `<title><template></title><img src onerror=${RUN}></template>`],
  ['xlink', `<svg><a xlink:href="javascript:${RUN}"><text y=20>press</text></a></svg>`],
  [
    'svg animate values',
    `<svg><a id=x><rect width=99 height=99 /></a><animate href=#x attributeName=href values="javascript:${RUN}" /></svg>`,
  ],
  ['svg use external', '<svg><use href="https://evil.example/x.svg#a"></use></svg>'],
  ['svg image', '<svg><image href="https://evil.example/x.png" /></svg>'],
  ['svg feImage', '<svg><filter><feImage href="https://evil.example/x.png" /></filter></svg>'],
  [
    'picture source',
    '<picture><source srcset="https://evil.example/x.png"><img src="https://evil.example/y.png"></picture>',
  ],
  ['video poster', '<video poster="https://evil.example/x.png" src="https://evil.example/x.mp4" autoplay></video>'],
  [
    'background attribute',
    '<table background="https://evil.example/x.png"><tr><td background="https://evil.example/y.png">x</td></tr></table>',
  ],
  ['input image', '<input type=image src="https://evil.example/x.png">'],
  [
    'link prefetch',
    '<link rel="prefetch" href="https://evil.example/"><link rel="dns-prefetch" href="//evil.example"><link rel=modulepreload href="https://evil.example/x.js">',
  ],
  ['meta refresh javascript', `<meta http-equiv="refresh" content="0;url=javascript:${RUN}">`],
  ['meta csp', `<meta http-equiv="Content-Security-Policy" content="script-src *">`],
  ['object data', '<object data="data:text/html,<script>parent.attacked()</script>"></object>'],
  [
    'embed svg',
    '<embed type="image/svg+xml" src="data:image/svg+xml,<svg xmlns=%22http://www.w3.org/2000/svg%22 onload=%22attacked()%22/>">',
  ],
  [
    'portal and fencedframe',
    '<portal src="https://evil.example"></portal><fencedframe src="https://evil.example"></fencedframe>',
  ],
  ['dialog open', `<dialog open onclose=${RUN}><form method=dialog><button autofocus>x</button></form></dialog>`],
  ['popover', `<button popovertarget=x>press</button><div popover id=x onbeforetoggle=${RUN}>x</div>`],
  ['content visibility', `<p oncontentvisibilityautostatechange=${RUN} style="content-visibility:auto">x</p>`],
  ['scroll end', `<p onscrollend=${RUN} style="overflow:scroll">x</p>`],
  ['hidden until found', `<p hidden=until-found onbeforematch=${RUN}>x</p>`],
  ['transition', `<p ontransitionend=${RUN} ontransitionrun=${RUN} style="transition:1s">x</p>`],
  [
    'clobbering attributes',
    '<form id=x><input name=attributes><input name=childNodes><input name=parentNode><input name=nodeName></form>',
  ],
  [
    'clobbering globals',
    '<a id=trustedTypes></a><a id=DOMPurify name=sanitize></a><a id=attacked2></a><img name=currentScript><form name=documentElement></form>',
  ],
  [
    'clobbering by name of an image',
    '<img name=getElementById src="/media/x"><img name=cookie><object name=defaultView></object>',
  ],
  ['clobbering a collection', '<a id=config></a><a id=config name=url href="https://evil.example"></a>'],
  ['base target', '<base target="_blank" href="https://evil.example/">'],
  [
    'javascript with entities',
    '<a href="&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A;attacked()">press</a>',
  ],
  ['javascript with named entities', '<a href="java&Tab;script&colon;attacked()">press</a>'],
  ['javascript with new line entity', '<a href="&NewLine;javascript&colon;attacked()">press</a>'],
  ['javascript with NUL', '<a href="java\u0000script:attacked()">press</a>'],
  ['javascript with soft hyphen', '<a href="java\u00adscript:attacked()">press</a>'],
  ['javascript with no-break space', '<a href="\u00a0javascript:attacked()">press</a>'],
  ['javascript behind a line separator', '<a href="\u2028javascript:attacked()">press</a>'],
  ['javascript as a path', '<a href="javascript&#58;//%0Aattacked()">press</a>'],
  [
    'filesystem and view-source',
    '<a href="filesystem:https://evil.example/x">press</a><a href="view-source:javascript:attacked()">press</a>',
  ],
  [
    'intent and custom schemes',
    '<a href="intent://x#Intent;end">press</a><a href="ms-word:ofe|u|https://evil.example">press</a><a href="tel:1">press</a>',
  ],
  [
    'three slashes',
    '<a href="///evil.example">press</a><a href="/\t/evil.example">press</a><a href="/\n/evil.example">press</a>',
  ],
  ['slash and tab', '<a href="/&Tab;/evil.example">press</a>'],
  ['user in the address', '<a href="https://groundswell.example@evil.example/">press</a>'],
  ['opener', '<a href="https://evil.example" rel="opener" target="_blank">press</a>'],
  ['download', '<a href="/api/users/view" download="x.html">press</a>'],
  [
    'attribution',
    '<a href="/impacts" attributionsrc="https://evil.example">press</a><img src="/media/x" attributionsrc="https://evil.example">',
  ],
  [
    'image with a set of ours and theirs',
    '<img src="/media/019a5f2e-7c01-7b12-8e4d-3a7c2d1b8f51/960.webp" srcset="https://evil.example/a.png 1x" alt="x">',
  ],
  ['image path with dots', '<img src="/media/019a5f2e-7c01-7b12-8e4d-3a7c2d1b8f51/../../api/logout" alt="x">'],
  ['image of the API', '<img src="/api/users/delete" alt="x">'],
  [
    'image with lazy error',
    `<img loading=lazy src="/media/019a5f2e-7c01-7b12-8e4d-3a7c2d1b8f51/960.webp" onerror=${RUN}>`,
  ],
  [
    'alt ended by entity',
    `<img src="/media/019a5f2e-7c01-7b12-8e4d-3a7c2d1b8f51/960.webp" alt="x&quot; onerror=&quot;${RUN}">`,
  ],
  [
    'alt with replacement patterns',
    `<img src="/media/019a5f2e-7c01-7b12-8e4d-3a7c2d1b8f51/960.webp" alt="$' $\` $& onerror=${RUN}">`,
  ],
  ['half a tag at the end', '<img src=x onerror=attacked() '],
  ['only an opening', '<'],
  ['tag name with a quote', `<p"onclick=${RUN}>x</p">`],
  ['attribute name with an equals sign', `<p =onclick=${RUN}>x</p>`],
  ['duplicate attributes', `<a href="/impacts" href="javascript:${RUN}">press</a>`],
  ['overlong UTF-8', '\u003cscript\u003eattacked()\u003c/script\u003e'],
  ['fullwidth signs', '＜script＞attacked()＜/script＞'],
  ['entities twice', '&amp;lt;script&amp;gt;attacked()&amp;lt;/script&amp;gt;'],
  ['entities', '&lt;img src onerror=attacked()&gt;'],
  ['conditional comment with a picture', `<!--[if IE]><img src onerror=${RUN}><![endif]-->`],
  ['custom element', `<x-evil onclick=${RUN}>x</x-evil><p is=x-evil>y</p>`],
  ['slot and part', '<slot name=x onslotchange=attacked()></slot><p slot=x part=y exportparts=z>y</p>'],
  [
    'styles through class',
    '<p class="fixed inset-0 z-50 bg-red-500">covers</p><a href="/impacts" class="fixed inset-0">press</a>',
  ],
  ['contenteditable', '<p contenteditable autofocus onbeforeinput=attacked()>x</p>'],
  ['accesskey', `<a href="/impacts" accesskey=x onclick=${RUN}>press</a>`],

  ['isindex and keygen', `<isindex action="javascript:${RUN}" type=image><keygen autofocus onfocus=${RUN}>`],
  [
    'applet, bgsound, layer',
    `<applet code=x></applet><bgsound src="https://evil.example/x"><layer src="https://evil.example/x"></layer>`,
  ],
].map(([name = '', html = '']) => ({ name, html }));
