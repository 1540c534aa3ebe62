import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { preferredLanguage, words } from "$lib/i18n.svelte";

await words.speak(preferredLanguage());
mount(App, { target: document.getElementById("app")! });
