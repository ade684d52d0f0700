/** What becomes of an SVG as a mark: what editors write stays as shapes, and nothing stays that runs or loads. */
import { expect, it } from 'vitest';
import { cleanSvg, SvgError } from '#domains/settings/server/look/clean-svg.ts';

const svgOf = (content: string, attributes = 'viewBox="0 0 24 24"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${content}</svg>`;

function faultOf(svg: string): string {
  try {
    return `kept: ${cleanSvg(svg)}`;
  } catch (error) {
    if (!(error instanceof SvgError)) throw error;
    return `${error.fault} ${error.part}`.trim();
  }
}

it('keeps shapes, gradients and what cuts them, with a size of its own', () => {
  const drawing = `<defs><linearGradient id="a" xlink:href="#b"/><linearGradient id="b"><stop offset="0" stop-color="#fff"/>
    </linearGradient><clipPath id="c"><circle cx="12" cy="12" r="9"/></clipPath></defs>
    <g clip-path="url('#c')"><path d="M1 2L3 4Z" fill="url( #a )" transform="rotate(45 12 12)"/></g>`;
  expect(cleanSvg(svgOf(drawing, 'width="48" height="24px" fill="none"'))).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 24" width="512" height="256" fill="none">' +
      '<defs><linearGradient id="a" href="#b"></linearGradient><linearGradient id="b">' +
      '<stop offset="0" stop-color="#fff"></stop></linearGradient>' +
      '<clipPath id="c"><circle cx="12" cy="12" r="9"></circle></clipPath></defs>' +
      '<g clip-path="url(#c)"><path d="M1 2L3 4Z" fill="url(#a)" transform="rotate(45 12 12)"></path></g></svg>',
  );
});

it('leaves out what editors note, and takes paint from their styles', () => {
  const file = `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/g.dtd"><!-- Made -->
    ${svgOf(
      `<title>Our mark</title><metadata><rdf:RDF><cc:Work rdf:about=""/></rdf:RDF></metadata>
      <sodipodi:namedview pagecolor="#fff"><inkscape:grid/></sodipodi:namedview>
      <path inkscape:label="leaf" class="a" data-name="Leaf" style="fill:#a00;-inkscape-stroke:none;stroke:none !important;
        font-family:Arial" d="M0 0"/><path fill="#f00" style="fill:color(display-p3 1 0 0);fill-opacity:1" d="M1 1"/>`,
    )}`;
  expect(cleanSvg(file)).toMatch(
    /^<svg [^>]+><path d="M0 0" fill="#a00" stroke="none"><\/path><path fill="#f00" d="M1 1" fill-opacity="1"><\/path><\/svg>$/,
  );
});

it.each([
  ['a script', svgOf('<script>alert(1)</script>'), 'part <script>'],
  ['a script in upper case', svgOf('<SCRIPT>alert(1)</SCRIPT>'), 'part <SCRIPT>'],
  ['a script in a group', svgOf('<g><g><script href="//evil.example/x.js"/></g></g>'), 'part <script>'],
  ['a script after a comment that ends early', svgOf('<!-- --!><script>alert(1)</script> -->'), 'part <script>'],
  ['HTML', svgOf('<foreignObject><iframe src="//evil.example"/></foreignObject>'), 'part <foreignObject>'],
  ['HTML as such', '<html><body><svg viewBox="0 0 1 1"/></body></html>', 'unreadable'],
  ['a picture from elsewhere', svgOf('<image href="https://evil.example/x.png"/>'), 'part <image>'],
  ['a picture in the file', svgOf('<image href="data:image/png;base64,AAAA"/>'), 'part <image>'],
  ['a part of another file', svgOf('<use href="//evil.example/x.svg#a"/>'), 'part <use>'],
  ['a part within itself', svgOf('<g id="a"><use href="#a"/><use href="#a"/></g>'), 'part <use>'],
  ['a link', svgOf('<a href="javascript:alert(1)"><path d="M0 0"/></a>'), 'part <a>'],
  ['an animation', svgOf('<path d="M0 0"><set attributeName="href" to="javascript:alert(1)"/></path>'), 'part <set>'],
  ['a style sheet', svgOf('<style>@import url(//evil.example/x.css);</style>'), 'part <style>'],
  ['a text', svgOf('<text>Tide</text>'), 'part <text>'],
  ['text that HTML reads as markup', svgOf('<textarea>&lt;/textarea&gt;</textarea>'), 'part <textarea>'],
  ['a filter', svgOf('<filter id="f"><feImage href="//evil.example"/></filter>'), 'part <filter>'],
  ['an svg within it', svgOf('<svg viewBox="0 0 1 1"/>'), 'part <svg>'],
  ['a handler on the root', svgOf('<path d="M0 0"/>', 'viewBox="0 0 1 1" onload="alert(1)"'), 'handler onload'],
  ['a handler in upper case', svgOf('<path d="M0 0" ONCLICK="alert(1)"/>'), 'handler ONCLICK'],
  ['paint from elsewhere', svgOf('<path d="M0 0" fill="url(https://evil.example/x.svg#a)"/>'), 'reference fill'],
  ['paint from elsewhere in a style', svgOf('<path style="fill:url(//evil.example#a)"/>'), 'reference fill'],
  ['an address with an escape', svgOf('<path style="fill:u\\72l(//evil.example)"/>'), 'reference fill'],
  ['an address as an entity', svgOf('<path fill="&#117;rl(//evil.example)"/>'), 'reference fill'],
  ['an address beside one of its own', svgOf('<path fill="url(#a) url(x)"/>'), 'reference fill'],
  ['a set of pictures', svgOf('<path mask="image-set(x)"/>'), 'reference mask'],
  ['markup in a value', svgOf('<path d="M0 0&quot;&gt;&lt;script&gt;"/>'), 'reference d'],
  ['a gradient from elsewhere', svgOf('<linearGradient href="//evil.example#a"/>'), 'reference href'],
  ['a gradient that is code', svgOf('<radialGradient xlink:href="javascript:alert(1)"/>'), 'reference xlink:href'],
  ['a reference on a shape', svgOf('<path href="#a"/>'), 'reference href'],
  ['entities', `<!DOCTYPE svg [<!ENTITY a "aaaa">]>${svgOf('<path d="&a;"/>')}`, 'entities'],
  ['an outside entity', `<!DOCTYPE svg [<!entity a SYSTEM "file:///etc/passwd">]>${svgOf('')}`, 'entities'],
  ['dashes that never end', svgOf('<path d="M0 0H9" stroke-dasharray="0.000001"/>'), 'part stroke-dasharray'],
  ['another place by a style', svgOf('<path style="transform:scale(2)"/>'), 'part transform'],
  ['no size', '<svg><path d="M0 0"/></svg>', 'size'],
  ['a share as its size', '<svg width="100%" height="100%"><path d="M0 0"/></svg>', 'size'],
  ['a negative size', svgOf('', 'viewBox="0 0 -1 1"'), 'size'],
  ['a size without end', svgOf('', 'viewBox="0 0 1e999 1"'), 'size'],
  ['a ribbon', svgOf('', 'viewBox="0 0 100 1"'), 'size'],
  ['shapes after its end', `${svgOf('')}<path d="M0 0"/>`, 'unreadable'],
  ['a prefixed svg', '<svg:svg xmlns:svg="x" viewBox="0 0 1 1"><svg:script/></svg:svg>', 'unreadable'],
  ['nothing', '', 'unreadable'],
  ['text', 'a mark', 'unreadable'],
  ['too many parts', svgOf('<path d="M0 0"/>'.repeat(1_000)), 'complex'],
  ['parts too deep', svgOf(`${'<g>'.repeat(40)}${'</g>'.repeat(40)}`), 'complex'],
  ['parts too deep that are unknown', svgOf('<a:b>'.repeat(40)), 'complex'],
  ['masks in masks', svgOf('<mask id="a"><rect mask="url(#b)"/><rect mask="url(#b)"/></mask>'), 'complex'],
  ['too many masks', svgOf('<rect mask="url(#b)"/>'.repeat(33)), 'complex'],
])('refuses %s', (_, svg, fault) => {
  expect(faultOf(svg)).toBe(fault);
});

it.each([
  ['a script with a prefix', svgOf('<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>')],
  ['character data', svgOf('<![CDATA[<script>alert(1)</script>]]>')],
  ['markup as text', svgOf('&lt;script&gt;alert(1)&lt;/script&gt;')],
  ['a style sheet before it', `<?xml-stylesheet href="//evil.example/x.css"?>${svgOf('')}`],
  ['a base', svgOf('', 'viewBox="0 0 1 1" xml:base="//evil.example/"')],
  ['an id that ends its attribute', svgOf('<path id="&quot;&gt;&lt;script&gt;"/>')],
  ['an element that never ends', '<svg viewBox="0 0 1 1"><g><path d="M0 0"'],
])('drops %s', (_, svg) => {
  expect(cleanSvg(svg)).toMatch(
    /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="[\d ]+" width="512" height="512">(<\/?(g|path)( d="M0 0")?>)*<\/svg>$/,
  );
});
